"use strict";

/** In nanoseconds. */
const shortestRun = 50e6;
const runs = 9;

/** By the wall clock, or in processor time if PEERS_CLOCK is "cpu"; in nanoseconds. */
function now() {
    if (process.env.PEERS_CLOCK !== "cpu") return performance.now() * 1e6;
    const { user, system } = process.cpuUsage();
    return (user + system) * 1e3;
}

/** Ends the program with a message. */
function stop(text) {
    console.error(`error: ${text}`);
    process.exit(1);
}

/** Measures rows and prints each as a line: row, size, unit, median, fastest, slowest; separated by tabs. */
class Rows {
    /** @param filters parts of rows' names; all rows are measured if there are none */
    constructor(filters) {
        this.filters = filters;
    }

    includes(row) {
        return this.filters.length === 0 || this.filters.some((filter) => row.includes(filter));
    }

    /**
     * The time of `work`, in nanoseconds per unit.
     *
     * `work` returns a number, which must be `expected` each time, so that a row never measures work that failed.
     * `reset` is called after each run and is not measured.
     */
    time(row, size, unit, unitsPerWork, expected, work, reset = () => {}) {
        if (!this.includes(row)) return;
        note(row, size);
        const run = (repeats) => {
            const start = now();
            let isRight = true;
            for (let repeat = 0; repeat < repeats; repeat++) isRight = work() === expected && isRight;
            const time = now() - start;
            reset();
            if (!isRight) stop(`${row}: the result was not ${expected}.`);
            return time;
        };
        // Warms up, and finds how often the work is repeated so that a run is long enough to be measured.
        let repeats = 1;
        run(1);
        for (let time = run(1); time < shortestRun; time = run(repeats)) {
            const factor = Math.min(Math.max((1.2 * shortestRun) / Math.max(time, 1), 2), 10);
            repeats = Math.ceil(repeats * factor);
        }
        const figures = [];
        for (let index = 0; index < runs; index++) figures.push(run(repeats) / (repeats * unitsPerWork));
        print(row, size, `ns/${unit}`, figures);
    }

    /** The bytes of the heap that what `make` creates takes, per unit. */
    memory(row, size, unit, make) {
        if (!this.includes(row)) return;
        note(row, size);
        const figures = [];
        for (let index = 0; index <= runs; index++) {
            const bytes = taken(make);
            // The first run compiles code.
            if (index > 0) figures.push(bytes / size);
        }
        print(row, size, `B/${unit}`, figures);
    }
}

/** What is measured is referenced from here, and so from nowhere else when it is to be freed. */
const held = [];

function taken(make) {
    const before = usedBytes();
    held.push(make());
    const after = usedBytes();
    held.length = 0;
    return after - before;
}

function usedBytes() {
    global.gc();
    global.gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
}

function note(row, size) {
    console.error(`jsdom: ${row}, ${size}`);
}

function print(row, size, unit, figures) {
    figures.sort((one, other) => one - other);
    const columns = [figures[figures.length >> 1], figures[0], figures[figures.length - 1]];
    console.log([row, size, unit, ...columns.map((figure) => figure.toFixed(4))].join("\t"));
}

module.exports = { Rows, stop };
