'use strict';
const assert = require('node:assert/strict');

const names = (page) => page.texts('.card-name');

module.exports = {
    async 'it shows what failed first, with the failure, the step and how long it took'({ open, traces }) {
        const page = await open('index');
        assert.equal(await page.count('.card'), traces.index.tests.length);
        const failed = await page.texts('.card-failed');
        assert.equal(failed.length, 3);
        assert.match(failed[0], /A voucher lowers the total.*CheckoutTests.*at tapOn\(.*BannerView covers it.*ms real.*1:00:05.63 virtual.*19 steps.*iPhone 16/s);
        assert.deepEqual((await page.texts('.index-group h2')), ['Failed 3', 'Passed 4']);
        assert.match((await page.texts('.index-title .outcome'))[0], /3 tests failed/);
        assert.match((await page.texts('.index-title p'))[0], /^7 tests · /);
    },

    async 'each test has its picture, drawn as it comes into view'({ open, traces }) {
        const page = await open('index', { height: 600 });
        assert.ok(await page.count('.card-picture .thumbnail') < traces.index.tests.length);
        for (let index = 0; index < traces.index.tests.length; index += 1) {
            await page.evaluate((at) => document.querySelectorAll('.card')[at].scrollIntoView(), index);
            await page.settle();
        }
        assert.equal(await page.count('.card-picture .thumbnail'), traces.index.tests.length);
        const empty = await page.evaluate(() =>
            [...document.querySelectorAll('.thumbnail')].filter((one) =>
            one.querySelectorAll('.scene use').length === 0).length);
        assert.equal(empty, 0);
    },

    async 'tests are filtered, searched and ordered'({ open }) {
        const page = await open('index');
        await page.click('.segment[data-filter=failed]');
        assert.equal((await names(page)).length, 3);
        assert.equal((await page.texts('[role=status]'))[0], '3 of 7 tests');
        await page.click('.segment[data-filter=all]');
        await page.press('/');
        await page.type('banner');
        assert.deepEqual(await names(page), ['A voucher lowers the total']);
        await page.evaluate(() => {
            const field = document.querySelector('.search-field');
            field.value = '';
            field.dispatchEvent(new Event('input'));
            const order = document.querySelector('.select');
            order.value = 'real';
            order.dispatchEvent(new Event('change'));
        });
        const facts = await page.texts('.card-facts span:first-child');
        assert.match(facts[0], /^382 ms real$/);
        assert.equal(facts.length, 7);
    },

    async 'a card leads to its trace'({ open }) {
        const page = await open('index');
        await page.follow('.card-failed .card-name');
        assert.match(await page.evaluate('location.href'), /shop\.html$/);
        assert.match(await page.evaluate('document.title'), /A voucher lowers the total/);
    },

    async 'a trace leads to the index if it says that there is one'({ open }) {
        const page = await open('shop');
        await page.follow('a.mark');
        assert.match(await page.evaluate('location.href'), /index\.html$/);
        const other = await open('drawings');
        assert.equal(await other.count('a.mark'), 0);
    },

    async 'it fits on a narrow window, and is dark in the dark'({ open }) {
        const page = await open('index', { width: 420, height: 800, dark: true });
        assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
        assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.card')).backgroundColor"),
            'rgb(22, 24, 29)');
    },
};
