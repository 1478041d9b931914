"use strict";

const { JSDOM } = require("jsdom");

/** How many children each element has, until the total is reached. */
const breadth = 8;

/** A new page without elements in its body. */
function emptyPage() {
    return new JSDOM("<!DOCTYPE html><body></body>").window;
}

function element(document, index) {
    switch (index % 4) {
        case 0: {
            const label = document.createElement("span");
            label.className = "label";
            label.textContent = `Label ${index}`;
            return label;
        }
        case 1: {
            const image = document.createElement("figure");
            image.className = "image";
            return image;
        }
        default: {
            const view = document.createElement("div");
            view.className = "view";
            return view;
        }
    }
}

/** A tree of `count` elements, a quarter of them of the class "label" with a text; all with ids. */
function mixed(document, count) {
    const root = document.createElement("div");
    const elements = [root];
    for (let index = 1; index < count; index++) {
        const made = element(document, index);
        made.id = `view-${index}`;
        elements[Math.floor((index - 1) / breadth)].appendChild(made);
        elements.push(made);
    }
    return root;
}

/** `count` plain elements, all but the first of them children of the first. */
function plain(document, count) {
    const root = document.createElement("div");
    for (let index = 1; index < count; index++) root.appendChild(document.createElement("div"));
    return root;
}

/** How many labels `mixed` has. */
function labels(count) {
    return Math.floor((count - 1) / 4);
}

/** How many elements of `mixed` have a label as parent. */
function insideLabels(count) {
    let found = 0;
    for (let index = 1; index < count; index++) {
        const parent = Math.floor((index - 1) / breadth);
        if (parent > 0 && parent % 4 === 0) found++;
    }
    return found;
}

/** A page of 1,000 elements in ten groups, with a button in the first one. */
class ButtonPage {
    constructor() {
        this.window = emptyPage();
        this.clicks = 0;
        const { document } = this.window;
        const page = document.createElement("div");
        for (let group = 0; group < 10; group++) {
            const row = document.createElement("div");
            for (let index = 0; index < 98; index++) row.appendChild(document.createElement("div"));
            page.appendChild(row);
        }
        this.button = document.createElement("button");
        this.button.type = "button";
        this.button.addEventListener("click", () => this.clicks++);
        page.firstChild.appendChild(this.button);
        document.body.appendChild(page);
    }
}

module.exports = { emptyPage, mixed, plain, labels, insideLabels, ButtonPage };
