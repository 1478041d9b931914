"use strict";

// Measures jsdom, and virtual timers if @sinonjs/fake-timers is installed:
//
//     node --expose-gc main.js 1000,10000,100000 [part of a row's name]...
//     node main.js --version

const { Rows, stop } = require("./rows");
const timers = require("./timers");
const trees = require("./trees");

/** Making elements, and the memory that they take. */
function measureTrees(rows, sizes) {
    const { document } = trees.emptyPage();
    for (const count of sizes) {
        rows.time(
            "make and free, mixed", count, "view", count, 8, () => trees.mixed(document, count).childNodes.length);
    }
    const plain = 100_000;
    rows.time(
        "make and free, plain", plain, "view", plain, plain - 1,
        () => trees.plain(document, plain).childNodes.length);
    rows.memory("memory, plain", plain, "view", () => trees.plain(document, plain));
    rows.memory("memory, mixed", plain, "view", () => trees.mixed(document, plain));
}

/** Searches in one tree, which is in a page. */
function measureSearches(rows, count) {
    const { document } = trees.emptyPage();
    const root = trees.mixed(document, count);
    document.body.appendChild(root);
    const leaf = document.createElement("div");

    let touches = 0;
    // jsdom forgets the lists that it has found, and searches again, whenever an attribute changes.
    const forget = () => root.setAttribute("data-touches", String(touches++));
    const change = () => {
        if (leaf.parentNode) leaf.remove();
        else root.appendChild(leaf);
    };
    const visitAll = () => {
        let visited = 0;
        root.querySelectorAll("*").forEach(() => visited++);
        return visited;
    };
    const byClass = () => root.querySelectorAll(".label").length;
    let lookups = 0;
    const nextName = () => `view-${1 + ((lookups++ * 7_919) % (count - 1))}`;
    const labels = trees.labels(count);

    rows.time("all", count, "view", count, count - 1, () => {
        forget();
        return visitAll();
    });
    rows.time("by class", count, "view", count, labels, () => {
        forget();
        return byClass();
    });
    rows.time("by the parent's class", count, "view", count, trees.insideLabels(count), () => {
        forget();
        return root.querySelectorAll(".label > *").length;
    });
    rows.time("the same query once more", count, "view", count, labels, byClass);
    rows.time("by name, all", count, "look-up", 1, 1, () => root.querySelectorAll(`#${nextName()}`).length);
    rows.time(
        "by name, the first", count, "look-up", 1, 1, () => (document.getElementById(nextName()) ? 1 : 0));
    // The leaf is counted as well while it is in the tree.
    rows.time("all, after a change", count, "view", count, count - 1, () => {
        change();
        return visitAll() - (leaf.parentNode ? 1 : 0);
    });
    rows.time("by class, after a change", count, "view", count, labels, () => {
        change();
        return byClass();
    });
    rows.time("by name, after a change", count, "look-up", 1, 1, () => {
        change();
        return document.getElementById(nextName()) ? 1 : 0;
    });
}

/** Clicks at a button in a page of 1,000 elements. */
function measureClicks(rows) {
    const size = 1_000;
    const page = new trees.ButtonPage();
    const { window, button } = page;
    const clicks = (click) => () => {
        const before = page.clicks;
        click();
        return page.clicks - before;
    };
    rows.time("click, by calling the button", size, "click", 1, 1, clicks(() => button.click()));
    // This version of jsdom may have no pointer events; then events of their types are mouse events.
    const PointerEvent = window.PointerEvent ?? window.MouseEvent;
    const send = (type, EventClass, buttons) =>
        button.dispatchEvent(
            new EventClass(type, { bubbles: true, cancelable: true, clientX: 22, clientY: 22, buttons }));
    rows.time("click, events sent to the button", size, "click", 1, 1, clicks(() => {
        send("pointerdown", PointerEvent, 1);
        send("mousedown", window.MouseEvent, 1);
        send("pointerup", PointerEvent, 0);
        send("mouseup", window.MouseEvent, 0);
        send("click", window.MouseEvent, 0);
    }));
}

/** A text with small letters, capitals and digits. */
function sample(count) {
    const words = "Every page of the notebook has 24 lines, and the Last one is still empty. ";
    return words.repeat(Math.ceil(count / words.length)).slice(0, count);
}

/** Characters typed into an input that has some already: the events of a key, and the change of the text. */
function measureTyping(rows, row, tag) {
    const window = trees.emptyPage();
    const input = window.document.createElement(tag);
    window.document.body.appendChild(input);
    input.focus();
    let changes = 0;
    input.addEventListener("input", () => changes++);
    const letters = sample(1_000);
    let typed = 0;
    for (const size of [0, 1_000, 10_000, 100_000]) {
        const text = sample(size);
        const reset = () => {
            input.value = text;
        };
        reset();
        rows.time(row, size, "character", 1, 1, () => {
            const before = changes;
            const key = letters[typed++ % letters.length];
            const options = { key, bubbles: true, cancelable: true };
            if (!input.dispatchEvent(new window.KeyboardEvent("keydown", options))) return 0;
            if (!input.dispatchEvent(new window.KeyboardEvent("keypress", options))) return 0;
            const data = { data: key, inputType: "insertText", bubbles: true };
            if (!input.dispatchEvent(new window.InputEvent("beforeinput", { ...data, cancelable: true }))) return 0;
            input.setRangeText(key, input.selectionStart, input.selectionEnd, "end");
            input.dispatchEvent(new window.InputEvent("input", data));
            input.dispatchEvent(new window.KeyboardEvent("keyup", options));
            return changes - before;
        }, reset);
        if (input.value !== text) stop(`${row}: the text was not what was set.`);
    }
}

function sizes(list) {
    const numbers = list.split(",").map(Number);
    if (!numbers.every((size) => Number.isInteger(size) && size >= 10)) {
        stop(`The sizes are numbers from 10 upwards, such as 1000,10000, not ${list}.`);
    }
    return numbers;
}

const [list = "1000,10000,100000", ...filters] = process.argv.slice(2);
if (list === "--version") {
    console.log(`jsdom ${require("jsdom/package.json").version} on Node.js ${process.versions.node}`);
} else {
    if (!global.gc) stop("node needs the option --expose-gc.");
    const counts = sizes(list);
    const rows = new Rows(filters);
    measureTrees(rows, counts);
    for (const count of counts) measureSearches(rows, count);
    measureClicks(rows);
    measureTyping(rows, "type a character into a field", "input");
    measureTyping(rows, "type a character into a text view", "textarea");
    timers.measureTimers(rows);
}
