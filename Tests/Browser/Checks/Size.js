'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');

const elements = (page) => page.evaluate("document.querySelectorAll('*').length");

module.exports = {
    async 'a test of 1,000 steps is a file of less than a megabyte'({ samples, traces }) {
        assert.equal(traces.thousand.steps.length, 1000);
        const { size } = fs.statSync(path.join(samples, 'thousand.html'));
        assert.ok(size < 1_000_000, `${size} bytes`);
    },

    async '10,000 steps open with the elements of a screen of them'({ open, traces }) {
        assert.equal(traces.long.steps.length, 10_000);
        const page = await open('long');
        assert.ok(await elements(page) < 5000, `${await elements(page)} elements`);
        assert.ok(await page.count('.steps .step') < 60);
        assert.ok(await page.count('.shot') < 60);
        assert.equal(await page.attribute('.steps .step', 'aria-setsize'), '10000');
    },

    async 'scrolling through all steps keeps the number of elements'({ open }) {
        const page = await open('long');
        const before = await elements(page);
        for (let part = 0; part <= 10; part += 1) {
            await page.evaluate((at) => {
                const list = document.querySelector('.steps');
                list.scrollTop = (list.scrollHeight - list.clientHeight) * at;
            }, part / 10);
            await page.settle();
            const rows = await page.evaluate(() => {
                const { top, bottom } = document.querySelector('.steps').getBoundingClientRect();
                const boxes = [...document.querySelectorAll('.steps .step')].map((row) => row.getBoundingClientRect());
                return [boxes.length, Math.min(...boxes.map((box) => box.top)) <= top + 1,
                    Math.max(...boxes.map((box) => box.bottom)) >= bottom - 1];
            });
            assert.ok(rows[0] > 5 && rows[0] < 60 && rows[1] && rows[2], `rows at ${part / 10}: ${rows}`);
        }
        const last = await page.evaluate(() =>
            Math.max(...[...document.querySelectorAll('.steps .step')].map((row) => Number(row.dataset.step))));
        assert.equal(last, 9999);
        assert.ok(await elements(page) < before + 500);
    },

    async 'any step of 10,000 shows the state of its time'({ open, traces }) {
        const page = await open('long');
        const label = () => page.texts('.tree-views .tree-row').then((rows) => rows.find((row) => /taps$/.test(row)));
        await page.press('End');
        assert.equal(await label(), 'UILabel2400 taps');
        await page.press('Home');
        assert.equal(await label(), 'UILabel0 taps');
        const { failures, steps, frames } = traces.long;
        await page.press('f');
        assert.equal(await page.attribute('.screen-figure[data-screen=now] .screen', 'data-frame'),
            String(steps[failures[0].step].frames[1]));
        assert.equal(await label(), 'UILabel1867 taps');
        assert.ok(frames.length > 7000);
        assert.ok(await page.count('.shot') < 30, `${await page.count('.shot')} pictures in the strip`);
    },

    async 'the band of 10,000 steps is a few paths'({ open }) {
        const page = await open('long');
        await page.click('.tab[data-tab=clock]');
        assert.ok(await page.count('.band-plot *') < 40);
    },

    async 'what is printed of 10,000 steps is the part around the one that is shown'({ open }) {
        const page = await open('long');
        await page.evaluate("dispatchEvent(new Event('beforeprint'))");
        assert.equal(await page.count('.printed tbody tr'), 600);
        assert.match((await page.texts('.printed h2'))[1], /^Steps 7,478 to 8,077 of 10,000$/);
        assert.equal(await page.count('.printed .printed-failed'), 2);
    },
};
