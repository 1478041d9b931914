'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { assemble } = require('../assemble.js');

const samples = ['shop', 'dark', 'drawings', 'hostile', 'rightToLeft', 'thousand', 'long', 'empty', 'index'];

const checks = Object.fromEntries(samples.flatMap((name) => [false, true].map((dark) => [
    `${name} opens in ${dark ? 'dark' : 'light'} without an error or a request`, async ({ open }) => {
        const page = await open(name, { dark });
        assert.deepEqual(page.errors, []);
        assert.deepEqual(page.requests, page.urls);
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

/** Writes the page of a program that goes on, with the first steps of a sample. */
function writeLive({ samples, traces }, live, count) {
    const { version, test, steps, ...rest } = traces.dark;
    const data = { version, test: { live, ...test }, ...rest, steps: steps.slice(0, count) };
    fs.writeFileSync(path.join(samples, 'live.html'), assemble('viewer.html', data));
}

/** Waits until the page has loaded itself again with a number of steps. */
async function waitForSteps(page, count) {
    for (let round = 0; round < 100; round += 1) {
        const shown = await page.attribute('.steps .step', 'aria-setsize').catch(() => undefined);
        if (Number(shown) === count) return page.settle();
        await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
    throw new Error(`The page does not show ${count} steps`);
}

checks['a page that is written again loads itself again, and stays at the last step or at the one that is shown'] =
    async (context) => {
        writeLive(context, 1, 4);
        const page = await context.open('live');
        const active = () => page.attribute('.step.is-active', 'data-step');
        assert.equal(await active(), '3');
        writeLive(context, 2, 6);
        await waitForSteps(page, 6);
        assert.equal(await active(), '5');
        await page.click('[data-step="2"]');
        await page.press('1');
        writeLive(context, 3, 8);
        await waitForSteps(page, 8);
        assert.equal(await active(), '2');
        assert.equal(await page.attribute('.stage', 'data-mode'), 'one');
    };

checks['a page that is not written again stays as it is, and one of a test never looks'] = async (context) => {
    writeLive(context, 1, 4);
    const page = await context.open('live');
    await page.evaluate('window.isTheSame = true');
    await new Promise((resolve) => { setTimeout(resolve, 2500); });
    assert.equal(await page.evaluate('window.isTheSame'), true);
    assert.equal(await page.count('iframe'), 1);
    const test = await context.open('dark');
    await new Promise((resolve) => { setTimeout(resolve, 1500); });
    assert.equal(await test.count('iframe'), 0);
};

// The trace of the tour, which the recorder has written: ROBOT_TOUR_TRACE is its path. Without it these do not run.
const tour = {
    async 'the trace of the tour opens, and each step shows its pictures'({ open }) {
        const page = await open('tour');
        const count = Number(await page.attribute('.steps .step', 'aria-setsize'));
        assert.ok(count > 100, `${count} steps`);
        const frames = new Set();
        // Before a launch, and after the application's end, there is nothing to be seen.
        const empty = await page.evaluate(() => {
            let windows = [];
            return JSON.parse(document.getElementById('trace').textContent).frames.map((frame, index) => {
                windows = frame.windows ?? windows;
                return windows.length === 0 ? index : -1;
            });
        });
        for (let index = 0; index < count; index += 1) {
            await page.evaluate((key) => {
                const event = new KeyboardEvent('keydown', { key, bubbles: true });
                document.querySelector('.steps').dispatchEvent(event);
            }, index === 0 ? 'Home' : 'ArrowDown');
            await page.settle();
            const screens = await page.evaluate(() => [...document.querySelectorAll('.screen')].map((screen) => ({
                frame: Number(screen.dataset.frame), drawings: screen.querySelectorAll('.scene use').length,
                height: screen.getBoundingClientRect().height,
            })));
            assert.equal(screens.length, 2, `step ${index}`);
            for (const { frame, drawings, height } of screens) {
                frames.add(frame);
                assert.ok((drawings > 0 || empty.includes(frame)) && height > 50, `step ${index} shows no picture`);
            }
        }
        assert.ok(frames.size > 50, `${frames.size} frames`);
    },

    async 'the trace of the tour finds steps and views'({ open }) {
        const page = await open('tour');
        await page.press('/');
        await page.type('Save');
        assert.match((await page.texts('body'))[0], /tapRightBarButton|Save/);
        assert.deepEqual(page.errors, []);
    },
};

module.exports = process.env.ROBOT_TOUR_TRACE ? { ...checks, ...tour } : checks;
