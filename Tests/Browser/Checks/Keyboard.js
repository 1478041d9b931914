'use strict';
const assert = require('node:assert/strict');

const step = async (page) => Number(await page.attribute('.step.is-active', 'data-step'));
const focused = (page) => page.evaluate(() => document.activeElement.getAttribute('aria-label')
    ?? document.activeElement.textContent);

module.exports = {
    async 'keys go from step to step without a click'({ open, traces }) {
        const page = await open('dark');
        for (const expected of [1, 2, 3]) {
            await page.press('ArrowDown');
            assert.equal(await step(page), expected);
        }
        await page.press('k');
        await page.press('j');
        await page.press('ArrowUp');
        assert.equal(await step(page), 2);
        const [, after] = traces.dark.steps[2].frames;
        assert.equal(await page.attribute('.screen-figure[data-screen=now] .screen', 'data-frame'), String(after));
    },

    async 'the arrow keys fold and unfold steps, and go to the step around'({ open }) {
        const page = await open('dark');
        await page.click('[data-step="2"]');
        const rows = () => page.count('.steps .step');
        const before = await rows();
        assert.equal(await page.attribute('[data-step="2"]', 'aria-expanded'), 'true');
        await page.press('ArrowLeft');
        assert.equal(await page.attribute('[data-step="2"]', 'aria-expanded'), 'false');
        assert.ok(await page.count('[data-step="3"]') === 0 && before > 0);
        await page.press('ArrowLeft');
        assert.equal(await step(page), 1);
        await page.press('ArrowDown');
        await page.press('ArrowRight');
        await page.press('ArrowRight');
        assert.equal(await step(page), 3);
    },

    async 'a step in a folded one is unfolded when it is shown'({ open }) {
        const page = await open('shop');
        await page.evaluate("document.querySelector('.steps').scrollTop = 0");
        await page.settle();
        await page.click('[data-step="1"]');
        await page.press('ArrowLeft');
        assert.equal(await page.count('[data-step="4"]'), 0);
        await page.press('Home');
        for (let index = 0; index < 14; index += 1) await page.press('.');
        assert.ok(await page.count(`[data-step="${await step(page)}"]`) === 1);
        assert.ok(await step(page) > 1);
    },

    async 'each panel is reached by the tab key, in the order of the page'({ open }) {
        const page = await open('shop');
        const order = [];
        for (let index = 0; index < 46; index += 1) {
            await page.press('Tab');
            order.push(await focused(page));
        }
        const expected = ['Skip to the steps', 'Search', 'Light or dark', 'Steps', 'Film strip', 'Virtual time',
            'Failures1', 'Views', 'View hierarchy', 'Properties of the selected view'];
        let at = -1;
        for (const name of expected) {
            const next = order.indexOf(name, at + 1);
            assert.ok(next > at, `${name} is not behind ${order[at]} in ${order.join(' | ')}`);
            at = next;
        }
    },

    async 'arrow keys change tabs, and walk and fold the tree'({ open }) {
        const page = await open('dark');
        await page.evaluate("document.querySelector('.tab[data-tab=views]').focus()");
        await page.press('ArrowRight');
        assert.equal(await focused(page), 'Accessibility');
        assert.equal(await page.attribute('.tab[data-tab=accessibility]', 'aria-selected'), 'true');
        await page.press('Home');
        await page.evaluate("document.querySelector('.tree-views').focus()");
        await page.press('Home');
        await page.press('ArrowDown');
        const active = async () => (await page.texts('.tree-views .is-active'))[0];
        assert.equal(await active(), 'UIViewUINavigationController');
        await page.press('ArrowLeft');
        assert.equal(await page.attribute('.tree-views .is-active', 'aria-expanded'), 'false');
        await page.press('ArrowDown');
        assert.equal(await active(), 'StatusBarWindow');
        await page.press('ArrowUp');
        await page.press('ArrowLeft');
        assert.equal(await active(), 'UIWindow');
    },

    async 'keys choose how the screen is shown, and open the panels'({ open }) {
        const page = await open('shop');
        const mode = () => page.attribute('.stage', 'data-mode');
        for (const [key, expected] of [['1', 'one'], ['2', 'pair'], ['3', 'difference']]) {
            await page.press(key);
            assert.equal(await mode(), expected);
        }
        for (const [key, tab] of [['s', 'source'], ['l', 'log'], ['d', 'difference'], ['f', 'failures']]) {
            await page.press(key);
            assert.equal(await page.attribute(`.tab[data-tab=${tab}]`, 'aria-selected'), 'true', key);
        }
    },

    async 'the next failure is found from anywhere'({ open, traces }) {
        const page = await open('long');
        await page.press('Home');
        assert.notEqual(await step(page), traces.long.failures[0].step);
        await page.press('f');
        assert.equal(await step(page), traces.long.failures[0].step);
    },

    async 'the list of keys opens, has the focus, and closes'({ open }) {
        const page = await open('shop');
        await page.press('?');
        assert.equal(await page.evaluate("document.querySelector('dialog').open"), true);
        assert.ok(await page.count('dialog dt kbd') > 15);
        await page.press('Escape');
        assert.equal(await page.evaluate("document.querySelector('dialog').open"), false);
    },

    async 'panes are resized by arrow keys'({ open }) {
        const page = await open('shop');
        const width = () => page.evaluate("document.querySelector('.steps-panel').getBoundingClientRect().width");
        const before = await width();
        await page.evaluate("document.querySelector('[role=separator][aria-label=\"Width of the steps\"]').focus()");
        await page.press('ArrowRight');
        assert.equal(await width(), before + 24);
    },
};
