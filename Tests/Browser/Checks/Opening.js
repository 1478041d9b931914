'use strict';
const assert = require('node:assert/strict');

const samples = ['shop', 'dark', 'drawings', 'hostile', 'rightToLeft', 'thousand', 'long', 'empty', 'index'];

const checks = Object.fromEntries(samples.flatMap((name) => [false, true].map((dark) => [
    `${name} opens in ${dark ? 'dark' : 'light'} without an error or a request`, async ({ open }) => {
        const page = await open(name, { dark });
        assert.deepEqual(page.errors, []);
        assert.deepEqual(page.requests, [page.url]);
        assert.ok(await page.count('main') > 0);
    },
])));

for (const name of ['shop', 'drawings', 'rightToLeft', 'hostile']) {
    checks[`${name}: every step shows its pictures before and after`] = async ({ open, traces }) => {
        const page = await open(name);
        for (const [index, step] of traces[name].steps.entries()) {
            await page.evaluate((at) => {
                const list = document.querySelector('.steps');
                if (at === 0) list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
                else list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
            }, index);
            await page.settle();
            const shown = await page.evaluate(() => [...document.querySelectorAll('.screen')].map((screen) => ({
                frame: Number(screen.dataset.frame), drawings: screen.querySelectorAll('.scene use').length,
                box: screen.getBoundingClientRect().height,
            })));
            assert.deepEqual(shown.map(({ frame }) => frame), step.frames, `step ${index}`);
            for (const { drawings, box } of shown) {
                assert.ok(drawings > 0 && box > 50, `step ${index} shows no picture`);
            }
        }
    };
}

checks['a failure opens at the step that failed, with its text, its view and its line'] = async ({ open, traces }) => {
    const page = await open('shop');
    const { failures, strings } = traces.shop;
    assert.equal(await page.attribute('.step.is-active', 'data-step'), String(failures[0].step));
    assert.equal(await page.attribute('.tab[data-tab=failures]', 'aria-selected'), 'true');
    assert.deepEqual(await page.texts('.failure.is-current .failure-text'), [strings[failures[0].text]]);
    assert.match((await page.texts('.properties-title'))[0], /^UIButton.*Pay/);
    assert.equal(await page.count('.screen-figure[data-screen=now] .mark-cover'), 1);
    await page.click('.tab[data-tab=source]');
    assert.match((await page.texts('.source-line.is-current'))[0], /^40 .*tapOn/);
    assert.match(await page.evaluate('document.title'), /^A voucher lowers the total · failed$/);
};

checks['a test that passed opens at its first step'] = async ({ open }) => {
    const page = await open('dark');
    assert.equal(await page.attribute('.step.is-active', 'data-step'), '0');
    assert.equal(await page.count('.tab[data-tab=failures]'), 0);
    assert.match(await page.evaluate('document.title'), /· passed$/);
};

checks['a trace of nothing says so'] = async ({ open }) => {
    const page = await open('empty');
    assert.deepEqual(await page.texts('.steps .list-empty'), ['The test recorded no steps.']);
    assert.match((await page.texts('.header .outcome'))[0], /Skipped/);
};

checks['a trace of another version is not read, and says why'] = async ({ open }) => {
    const page = await open('unreadable');
    assert.match((await page.texts('[role=alert]'))[0], /version 2.*version 1/);
};

checks['a damaged trace is explained instead of half shown'] = async ({ open }) => {
    const page = await open('damaged');
    assert.match((await page.texts('[role=alert] h1'))[0], /cannot be read/);
    assert.equal(await page.count('.layout'), 0);
};

checks['a hierarchy of 20,000 levels opens, and its tree reaches the last one'] = async ({ open }) => {
    const page = await open('deep');
    assert.ok(await page.count('.screen-figure[data-screen=now] .scene use') > 100);
    assert.equal(await page.attribute('.tree-views .tree-row', 'aria-setsize'), '20000');
    await page.evaluate("document.querySelector('.tree-views').focus()");
    await page.press('End');
    assert.equal(await page.attribute('.tree-views .is-active', 'aria-level'), '20000');
};

module.exports = checks;
