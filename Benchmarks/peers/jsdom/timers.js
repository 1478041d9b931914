"use strict";

/** The package for virtual time; `undefined` if it is not installed. */
function load() {
    try {
        return require("@sinonjs/fake-timers");
    } catch (error) {
        if (error.code === "MODULE_NOT_FOUND") return undefined;
        throw error;
    }
}

const minute = 60_000;
const hour = 60 * minute;

/** Timers on a virtual clock. */
function measureTimers(rows) {
    const fakeTimers = load();
    if (!fakeTimers) return;
    const withClock = (duration, use) => {
        const clock = fakeTimers.createClock(0, Infinity);
        use(clock);
        clock.tick(duration);
    };
    // Each timer looks through all that are scheduled, so that more of them would take minutes.
    for (const count of [100, 1_000]) {
        rows.time("timers, schedule and fire over an hour", count, "timer", count, count, () => {
            let fired = 0;
            withClock(hour, (clock) => {
                for (let index = 0; index < count; index++) {
                    clock.setTimeout(() => fired++, 1 + ((index * 7_919) % (hour - 1)));
                }
            });
            return fired;
        });
    }
    for (const others of [0, 100]) {
        const ticks = minute / 16;
        rows.time("timers, one each 16 ms, among others", others, "tick", ticks, ticks, () => {
            let fired = 0;
            withClock(minute, (clock) => {
                for (let index = 0; index < others; index++) {
                    clock.setTimeout(() => fired++, 2 * hour + 1000 * index);
                }
                clock.setInterval(() => fired++, 16);
            });
            return fired;
        });
    }
}

module.exports = { measureTimers, load };
