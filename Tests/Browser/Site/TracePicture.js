// The picture on the page about traces. ROBOT_TOUR_TRACE is the path of the trace that it shows; without it this does not run.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');

const picture = path.join(__dirname, '../../../Sources/Robot/Robot.docc/Resources/trace.png');
/** What was to be read on the page when the picture was taken. */
const words = path.join(__dirname, 'trace.txt');

/** Selects the first step with words, as a person does by the arrow keys. */
async function select(page, step) {
    const isActive = (sought) => document.querySelector('.step.is-active')?.getAttribute('aria-label')?.startsWith(sought);
    for (let index = 0; !await page.evaluate(isActive, step); index += 1) {
        assert.ok(index < 500, `There is no step ${step}`);
        await page.evaluate(() => document.querySelector('.steps')
            .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
        await page.settle();
    }
}

/** The names of what can be clicked, and the texts around the screens, without numbers, which differ from run to run. */
const readable = () => {
    const names = [...document.querySelectorAll('button, [role=tab], input, a')].filter((one) => one.offsetParent)
        .map((one) => one.getAttribute('aria-label') ?? one.placeholder ?? one.textContent);
    const views = [...document.querySelectorAll('[role=treeitem]:not(.step)')].filter((one) => one.offsetParent)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    return [...new Set([...names, ...views].map((text) => text.replace(/\s+/g, ' ').replace(/[\d.:,]*\d/g, '#').trim()))]
        .filter((text) => text !== '');
};

module.exports = process.env.ROBOT_TOUR_TRACE ? {
    async 'the picture on the page about traces shows what the page of the tour has'({ open }) {
        const page = await open('tour', { width: 1360, height: 820 });
        await select(page, 'swipeFromEdge');
        const text = `${(await page.evaluate(readable)).join('\n')}\n`;
        if (process.env.ROBOT_UPDATE_PICTURES === '1') {
            fs.writeFileSync(picture, await page.screenshot());
            fs.writeFileSync(words, text);
        }
        assert.equal(text, fs.readFileSync(words, 'utf8'),
            'trace.png is not what the page looks like now: run again with ROBOT_UPDATE_PICTURES=1, and look at it.');
    },
} : {};
