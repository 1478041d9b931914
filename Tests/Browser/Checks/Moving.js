'use strict';
const assert = require('node:assert/strict');

const frame = async (page) => Number(await page.attribute('.screen-figure[data-screen=now] .screen', 'data-frame'));
const step = async (page) => Number(await page.attribute('.step.is-active', 'data-step'));

/** Where the slider is at a part of its length. */
async function onSlider(page, part) {
    const [left, top, width, height] = await page.evaluate(() => {
        const box = document.querySelector('.slider').getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
    });
    return [left + width * part, top + height / 2];
}

module.exports = {
    async 'the slider moves the picture, and the step follows'({ open, traces }) {
        const page = await open('shop');
        await page.clickAt(...await onSlider(page, 0.001));
        assert.equal(await frame(page), 0);
        const seen = new Set();
        for (let part = 0.05; part < 1; part += 0.05) {
            await page.clickAt(...await onSlider(page, part));
            const now = await frame(page);
            assert.ok(now >= Math.max(0, ...seen), `frame ${now} at ${part}`);
            seen.add(now);
            const [before, after] = traces.shop.steps[await step(page)].frames;
            assert.ok(before <= now && now <= after, `frame ${now} is not of step ${await step(page)}`);
        }
        assert.ok(seen.size > 12, `${seen.size} frames`);
    },

    async 'the slider is dragged through the frames in between'({ open }) {
        const page = await open('shop');
        const [x, y] = await onSlider(page, 0.02);
        await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount: 1 });
        const titles = new Set();
        for (let part = 0.02; part < 0.2; part += 0.01) {
            const [px, py] = await onSlider(page, part);
            await page.send('Input.dispatchMouseEvent',
                { type: 'mouseMoved', x: px, y: py, button: 'left', buttons: 1 });
            await page.settle();
            titles.add((await page.texts('.screen-figure[data-screen=now] .screen-caption b'))[0]);
        }
        await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount: 1 });
        assert.ok(titles.has('In between'), [...titles].join());
        const last = await frame(page);
        await page.move(...await onSlider(page, 0.9));
        assert.equal(await frame(page), last, 'moving without a button drags on');
    },

    async 'arrow keys on the slider go from frame to frame, and it says where it is'({ open, traces }) {
        const page = await open('shop');
        await page.evaluate("document.querySelector('.slider').focus()");
        await page.press('Home');
        assert.equal(await frame(page), 0);
        for (const expected of [1, 2, 3]) {
            await page.press('ArrowRight');
            assert.equal(await frame(page), expected);
        }
        await page.press('ArrowLeft');
        assert.equal(await page.attribute('.slider', 'aria-valuenow'), '3');
        assert.equal(await page.attribute('.slider', 'aria-valuetext'),
            `0.08 s, frame 3 of ${traces.shop.frames.length}`);
        await page.press('End');
        assert.equal(await frame(page), traces.shop.frames.length - 1);
        assert.equal(await page.attribute('.slider', 'aria-valuetext').then((text) => text.split(',')[0]),
            '1:00:05.63');
    },

    async 'a step with steps in it stays selected while its frames are gone through'({ open, traces }) {
        const page = await open('dark');
        await page.press('ArrowDown');
        const [before, after] = traces.dark.steps[1].frames;
        assert.equal(await frame(page), after);
        for (let count = 0; count < 3; count += 1) {
            await page.press('ArrowLeft');
            assert.equal(await step(page), 1);
        }
        assert.equal(await frame(page), after - 3);
        await page.press('Home');
        assert.ok(before > 0 || await step(page) === 1);
    },

    async 'an hour in which nothing happens is folded, and named'({ open }) {
        const page = await open('shop');
        assert.deepEqual(await page.evaluate(() =>
            [...document.querySelectorAll('.slider-fold')].map((fold) => fold.title)),
            ['1 h in which nothing changed']);
        const [fold, track] = await page.evaluate(() =>
            ['.slider-fold', '.slider'].map((name) => document.querySelector(name).getBoundingClientRect().width));
        assert.ok(fold < track * 0.1, `${fold} of ${track}`);
    },

    async 'the film strip shows the ends of steps, and goes to them'({ open, traces }) {
        const page = await open('shop');
        assert.ok(await page.count('.shot .thumbnail use') > 50);
        const marked = () => page.attribute('.shot[aria-selected=true]', 'aria-posinset').then(Number);
        await page.click('.shot[aria-posinset="1"]');
        assert.equal(await frame(page), 0);
        assert.equal(await marked(), 1);
        await page.evaluate("document.querySelector('.film').focus()");
        await page.press('ArrowRight');
        assert.equal(await marked(), 2);
        const [, after] = traces.shop.steps[await step(page)].frames;
        assert.equal(await frame(page), after);
    },

    async 'playing goes through all frames to the end, and stops'({ open, traces }) {
        const page = await open('drawings');
        await page.press('Home');
        await page.press(' ');
        assert.equal(await page.attribute('.transport button[aria-label=Pause]', 'title'), 'Pause (Space)');
        const seen = await page.evaluate(() => new Promise((done) => {
            const frames = new Set();
            const look = () => {
                frames.add(Number(document.querySelector('.screen-figure[data-screen=now] .screen').dataset.frame));
                if (document.querySelector('.transport button[aria-label=Play]')) done([...frames]);
                else requestAnimationFrame(look);
            };
            look();
        }));
        assert.deepEqual(seen, traces.drawings.frames.map((_, index) => index));
    },

    async 'a turned view turns as the slider moves'({ open }) {
        const page = await open('drawings');
        const angle = () => page.evaluate(() => {
            const group = document.querySelector('.screen-figure[data-screen=now] .scene')
                .querySelectorAll('[data-view]');
            const dial = [...group].find((one) => /^matrix/.test(one.getAttribute('transform') ?? '')
                || one.getAttribute('transform') === 'translate(40 400)');
            return dial.getAttribute('transform');
        });
        await page.press('Home');
        assert.equal(await angle(), 'translate(40 400)');
        await page.press('ArrowRight');
        // 15° about (50, 50), which stays at (90, 450).
        const [a, b, c, d, x, y] = (await angle()).match(/-?[\d.]+/g).map(Number);
        assert.deepEqual([a, b, c, d], [0.96593, 0.25882, -0.25882, 0.96593]);
        assert.ok(Math.abs(a * 50 + c * 50 + x - 90) < 0.01 && Math.abs(b * 50 + d * 50 + y - 450) < 0.01);
    },

    async 'the band of the clock has a lane for each kind, and goes to what is clicked'({ open }) {
        const page = await open('shop');
        await page.click('.tab[data-tab=clock]');
        assert.deepEqual(await page.texts('.band-names div'),
            ['Steps', 'Input', 'Animations', 'Timers', 'Tasks', 'Notifications', 'Requests', 'Log']);
        for (const lane of ['steps', 'input', 'animations', 'timers', 'tasks', 'notifications', 'requests',
            'log']) assert.ok(await page.count(`.band-plot .band-${lane}`) > 0, lane);
        const [x, y] = await page.evaluate(() => {
            const box = document.querySelector('.band-plot .band-tasks').getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        });
        await page.move(x, y);
        assert.match((await page.texts('.tooltip'))[0],
            /Task: Basket.apply\("SUMMER"\).*3.21 s to 4.71 s · Basket.swift:25/);
        await page.clickAt(x, y);
        assert.equal((await page.texts('.slider-time'))[0].split(' / ')[0], '3.21 s');
        const left = (selector) => page.evaluate((sought) => document.querySelector(sought).style.left, selector);
        assert.equal(await left('.band-playhead'), await left('.slider-handle'));
        const [stepsX, stepsY] = await page.evaluate(() => {
            const box = document.querySelector('.band-plot .band-steps').getBoundingClientRect();
            return [box.left + 12, box.top + 5];
        });
        await page.clickAt(stepsX, stepsY);
        assert.equal(await step(page), 3);
    },

    async 'the log and the events go to their times, and their filters hide'({ open, traces }) {
        const page = await open('shop');
        await page.click('.tab[data-tab=log]');
        const logs = traces.shop.events.filter(({ level }) => level !== undefined).length;
        assert.equal(await page.count('.event-panel .event.event-notice'), 1);
        await page.click('.event.event-notice');
        assert.equal((await page.texts('.slider-time'))[0].split(' / ')[0], '4.71 s');
        assert.equal(await page.count('[aria-label=Log] .event.is-later'), 1);
        await page.click('.chip.filter-error');
        assert.equal(await page.count('.event-panel .event.event-error'), 0);
        assert.equal(await page.evaluate(() =>
            [...document.querySelectorAll('[role=listbox][aria-label=Log] .event')].length), logs - 1);
        await page.click('.tab[data-tab=events]');
        assert.ok(await page.count('.event.event-timer') > 0);
    },
};
