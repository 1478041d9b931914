'use strict';
const assert = require('node:assert/strict');

async function search(page, text) {
    await page.press('/');
    await page.type(text);
    return page.texts('.result .result-text');
}

module.exports = {
    async 'it finds steps, views, logs, events and failures, each in its group'({ open }) {
        const page = await open('shop');
        assert.deepEqual(await search(page, 'oolong'),
            ['tapOn(theFirstView(withLabel("Oolong")))', 'UIImageView', 'UILabel "Oolong"', 'UILabel "1 × Oolong"',
            'Added Oolong']);
        assert.deepEqual(await page.texts('.results-title'), ['Steps1', 'Views3', 'Log1']);
    },

    async 'a view that is found is shown at the first frame that has it'({ open, traces }) {
        const page = await open('shop');
        await search(page, 'You save');
        await page.press('Enter');
        assert.deepEqual(await page.texts('.tree-views .is-active'), ['UILabelYou save £2.00 with SUMMER.']);
        const frame = Number(await page.attribute('.screen-figure[data-screen=now] .screen', 'data-frame'));
        const text = traces.shop.strings.indexOf('You save £2.00 with SUMMER.');
        assert.equal(frame, traces.shop.frames.findIndex(({ set }) => set?.some(([, node]) => node.text === text)));
        assert.equal(await page.evaluate("document.querySelector('.results').hidden"), true);
    },

    async 'the arrow keys go through the results, and Return chooses'({ open, traces }) {
        const page = await open('shop');
        await search(page, 'tapOn');
        assert.equal(await page.attribute('.search-field', 'aria-activedescendant'), 'result-0');
        await page.press('ArrowDown');
        await page.press('ArrowDown');
        await page.press('ArrowUp');
        assert.equal(await page.attribute('.result[aria-selected=true]', 'id'), 'result-1');
        const words = (await page.texts('.result[aria-selected=true] .result-text'))[0];
        await page.press('Enter');
        const active = Number(await page.attribute('.step.is-active', 'data-step'));
        assert.equal(traces.shop.strings[traces.shop.steps[active].words], words);
    },

    async 'a log that is found opens the log at it, and a failure its text'({ open }) {
        const page = await open('shop');
        await search(page, 'lowers the total by');
        await page.press('Enter');
        assert.equal(await page.attribute('.tab[data-tab=log]', 'aria-selected'), 'true');
        await search(page, 'Wait until the banner');
        await page.press('Enter');
        assert.equal(await page.attribute('.tab[data-tab=failures]', 'aria-selected'), 'true');
    },

    async 'keys that are typed into the field are no shortcuts'({ open }) {
        const page = await open('shop');
        const step = () => page.attribute('.step.is-active', 'data-step');
        const before = await step();
        await page.press('/');
        for (const key of ['k', '1', '?', ' ']) await page.press(key);
        assert.equal(await page.evaluate("document.querySelector('.search-field').value"), 'k1? ');
        assert.equal(await step(), before);
        assert.equal(await page.evaluate("document.querySelector('dialog').open"), false);
        assert.equal(await page.attribute('.stage', 'data-mode'), 'pair');
    },

    async 'nothing found is said, and Escape closes'({ open }) {
        const page = await open('shop');
        assert.deepEqual(await search(page, 'no such thing'), []);
        assert.match((await page.texts('.results'))[0], /Nothing found/);
        assert.equal((await page.texts('[role=status]'))[0], '0 results');
        await page.press('Escape');
        assert.equal(await page.evaluate("document.querySelector('.results').hidden"), true);
    },

    async 'of 10,000 steps only some results are elements, and all are counted'({ open }) {
        const page = await open('long');
        const results = await search(page, 'tapOn');
        assert.equal(results.length, 40);
        assert.equal((await page.texts('.results-title'))[0], 'Steps2,400');
    },
};
