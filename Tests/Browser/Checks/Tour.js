'use strict';
const assert = require('node:assert/strict');

// The trace of the tour, which the recorder has written: the path is in ROBOT_TOUR_TRACE. Without it there are no checks.
const checks = {
    async 'the trace of the tour opens, and each step shows its pictures'({ open }) {
        const page = await open('tour');
        const count = Number(await page.attribute('.steps .step', 'aria-setsize'));
        assert.ok(count > 100, `${count} steps`);
        const frames = new Set();
        for (let index = 0; index < count; index += 1) {
            await page.evaluate((key) => document.querySelector('.steps')
                .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })), index === 0 ? 'Home' : 'ArrowDown');
            await page.settle();
            const screens = await page.evaluate(() => [...document.querySelectorAll('.screen')].map((screen) => ({
                frame: Number(screen.dataset.frame), drawings: screen.querySelectorAll('.scene use').length,
                height: screen.getBoundingClientRect().height,
            })));
            assert.equal(screens.length, 2, `step ${index}`);
            for (const { frame, drawings, height } of screens) {
                frames.add(frame);
                // Before the launch there is nothing to be seen.
                assert.ok((drawings > 0 || frame === 0) && height > 50, `step ${index} shows no picture`);
            }
        }
        assert.ok(frames.size > 100, `${frames.size} frames`);
    },

    async 'the trace of the tour finds steps and views'({ open }) {
        const page = await open('tour');
        await page.press('/');
        await page.type('Save');
        assert.match((await page.texts('body'))[0], /tapRightBarButton|Save/);
        assert.deepEqual(page.errors, []);
    },
};

module.exports = process.env.ROBOT_TOUR_TRACE ? checks : {};
