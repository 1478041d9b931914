'use strict';
const assert = require('node:assert/strict');

const step = (page, index) => page.evaluate((at) => {
    const list = document.querySelector('.steps');
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    for (let count = 0; count < at; count += 1) {
        list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }
}, index);

const rows = (page, title) => page.evaluate((name) => [...document.querySelectorAll('.difference')]
    .filter((one) => one.querySelector('.difference-title').textContent.includes(name))
    .flatMap((one) => [...one.querySelectorAll('tr')].map((row) => row.textContent)), title);

module.exports = {
    async 'the difference before and after a step has the values that changed'({ open }) {
        const page = await open('shop');
        await step(page, 10);
        await page.press('d');
        assert.deepEqual(await rows(page, 'UITextField'),
            ['textnone → "SUMMER"', 'drawingdrawn differently', 'isEditingtrue → false']);
        assert.match((await page.texts('.difference-removed'))[0], /KeyboardWindowand 29 views in it/);
        assert.deepEqual(await page.texts('.differences-head .chip'), ['0 added', '30 removed', '2 changed']);
        assert.deepEqual(await rows(page, 'First responder'), ['first responderUITextField "voucher" → none']);
    },

    async 'any two steps are compared'({ open, traces }) {
        const page = await open('shop');
        await step(page, 3);
        await page.press('b');
        assert.equal(await page.attribute('.stage', 'data-mode'), 'difference');
        await step(page, 13);
        await page.click('.tab[data-tab=difference]');
        assert.match((await page.texts('.differences-steps'))[0],
            /^From step 4, swipeUpOn.*, to step 14, Then the total is £10.90$/);
        const frames = await page.evaluate(() =>
            [...document.querySelectorAll('.screen')].map((screen) => Number(screen.dataset.frame)));
        assert.deepEqual(frames, [traces.shop.steps[3].frames[1], traces.shop.steps[13].frames[1]]);
        assert.ok((await page.texts('.difference-added'))
            .some((text) => /UIView.*BasketViewController|UIView.*views in it/.test(text)));
        await page.press('b');
        assert.match((await page.texts('.differences-steps'))[0], /^Before and after/);
    },

    async 'what differs is outlined in both pictures, and hovering links it'({ open }) {
        const page = await open('shop');
        await step(page, 10);
        await page.press('d');
        assert.equal(await page.count('.screen-figure[data-screen=before] .mark-changed'), 1);
        assert.equal(await page.count('.screen-figure[data-screen=now] .mark-changed'), 1);
        assert.ok(await page.count('.screen-figure[data-screen=before] .mark-removed') > 0);
        assert.equal(await page.count('.screen-figure[data-screen=now] .mark-removed'), 0);
        await page.hover('.difference-changed .difference-title');
        assert.equal(await page.count('.mark-hover'), 2);
        assert.equal(await page.count('.difference.is-hovered'), 1);
    },

    async 'a step that changed nothing says so'({ open }) {
        const page = await open('shop');
        await step(page, 14);
        await page.press('d');
        assert.match((await page.texts('.differences-list'))[0], /^Nothing differs/);
    },

    async 'the query of the selected view is copied by the button and by the key'({ open, browser }) {
        const page = await open('shop');
        await browser.send('Browser.grantPermissions',
            { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
        const copied = () => page.evaluate('navigator.clipboard.readText()');
        await page.evaluate("navigator.clipboard.writeText('')");
        await page.click('.query-copy');
        assert.equal(await copied(), 'theOnlyElement(withRole(.button, named: "Pay £10.90"))');
        assert.equal((await page.texts('[role=status]'))[0], 'Copied the query');
        await page.evaluate("navigator.clipboard.writeText('')");
        await page.press('c');
        assert.equal(await copied(), 'theOnlyElement(withRole(.button, named: "Pay £10.90"))');
        await page.press('Escape');
        await page.press('c');
        assert.equal((await page.texts('[role=status]'))[0], 'Select a view that has a query');
    },

    async 'copying works where the clipboard is not allowed'({ open, browser }) {
        const page = await open('shop');
        await browser.send('Browser.grantPermissions',
            { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
        await page.evaluate("navigator.clipboard.writeText('')");
        await page.evaluate("Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('not allowed')) })");
        await page.click('.failure .button');
        assert.match(await page.evaluate('navigator.clipboard.readText()'), /BannerView covers it/);
    },
};
