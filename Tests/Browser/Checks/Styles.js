'use strict';
const assert = require('node:assert/strict');

const light = (color) => {
    const [red, green, blue] = color.match(/[\d.]+/g).map(Number);
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};
const style = (page, selector, name) =>
    page.evaluate((sought, key) => getComputedStyle(document.querySelector(sought))[key], selector, name);

module.exports = {
    async 'the page is light or dark as the system is, and as the button says'({ open }) {
        const page = await open('shop');
        assert.ok(light(await style(page, '.pane', 'backgroundColor')) > 0.9);
        await page.emulate({ dark: true });
        await page.settle();
        assert.ok(light(await style(page, '.pane', 'backgroundColor')) < 0.2);
        assert.ok(light(await style(page, 'body', 'color')) > 0.8);
        await page.click('[aria-label="Light or dark"]');
        assert.ok(light(await style(page, '.pane', 'backgroundColor')) > 0.9);
        await page.emulate({ dark: false });
        await page.click('[aria-label="Light or dark"]');
        assert.ok(light(await style(page, '.pane', 'backgroundColor')) < 0.2);
    },

    async 'the screen has its own appearance, whatever the page has'({ open }) {
        const page = await open('dark');
        assert.equal(await style(page, '.screen .screen-ground', 'fill'), 'rgb(0, 0, 0)');
        await page.emulate({ dark: true });
        assert.equal(await style(page, '.screen .screen-ground', 'fill'), 'rgb(0, 0, 0)');
        const other = await open('shop', { dark: true });
        assert.equal(await style(other, '.screen .screen-ground', 'fill'), 'rgb(255, 255, 255)');
    },

    async 'nothing is cut off at 1280 by 800 and above'({ open }) {
        for (const [width, height] of [[1280, 800], [1440, 900], [1920, 1080], [2560, 1440]]) {
            const page = await open('shop', { width, height });
            const [over, small] = await page.evaluate(() => [
                document.documentElement.scrollWidth > innerWidth
                    || document.documentElement.scrollHeight > innerHeight,
                [...document.querySelectorAll('.screen, .slider, .film, .tree-views, .properties, .steps')].filter((one) => {
                    const box = one.getBoundingClientRect();
                    return box.width < 100 || box.height < 20 || box.right > innerWidth + 1
                        || box.bottom > innerHeight + 1;
                }).map((one) => one.getAttribute('class')),
            ]);
            assert.equal(over, false, `${width} by ${height} scrolls`);
            assert.deepEqual(small, [], `${width} by ${height}`);
        }
    },

    async 'a larger window has a larger picture'({ open }) {
        const heights = [];
        for (const [width, height] of [[1280, 800], [1920, 1080]]) {
            const page = await open('shop', { width, height });
            heights.push(await page.evaluate("document.querySelector('.screen-figure[data-screen=now] .screen').getBoundingClientRect().height"));
        }
        assert.ok(heights[0] > 300 && heights[1] > heights[0] + 150, heights.join());
    },

    async 'a narrow window shows one pane at a time'({ open }) {
        const page = await open('shop', { width: 420, height: 860 });
        const visible = () => page.evaluate(() =>
            ['.steps-panel', '.center', '.inspector'].filter((name) => document.querySelector(name)
            .getClientRects().length > 0));
        assert.deepEqual(await visible(), ['.center']);
        assert.equal(await page.attribute('.stage', 'data-mode'), 'one');
        await page.click('.pane-switch [data-pane=steps]');
        assert.deepEqual(await visible(), ['.steps-panel']);
        assert.ok(await page.count('.steps .step') > 5);
        await page.click('.pane-switch [data-pane=inspector]');
        assert.deepEqual(await visible(), ['.inspector']);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
    },

    async 'the zoom makes the picture larger, and fits it again'({ open }) {
        const page = await open('shop');
        const height = () => page.evaluate("document.querySelector('.screen-figure[data-screen=now] .screen').getBoundingClientRect().height");
        const before = await height();
        await page.click('.zoom [aria-label=Larger]');
        assert.ok(await height() > before * 1.2);
        await page.press('0');
        assert.equal(await height(), before);
    },

    async 'printed, the page is light, and has the failure, the pictures and all steps'({ open, traces }) {
        const page = await open('shop', { dark: true });
        await page.emulate({ dark: true, media: 'print' });
        await page.settle();
        assert.equal(await style(page, '.layout', 'display'), 'none');
        assert.equal(await style(page, '.printed', 'display'), 'block');
        assert.ok(light(await style(page, 'body', 'backgroundColor')) > 0.99);
        assert.match((await page.texts('.printed h1'))[0], /^A voucher lowers the total: failed$/);
        assert.match((await page.texts('.printed-failure'))[0], /BannerView covers it/);
        assert.equal(await page.count('.printed tbody tr'), traces.shop.steps.length);
        assert.equal(await page.count('.printed .thumbnail'), 2);
        assert.ok(await page.evaluate("document.querySelector('.printed .thumbnail').getBoundingClientRect().height") > 200);
    },

    async 'printing makes a document of a few pages'({ open }) {
        const page = await open('shop');
        const { data } = await page.send('Page.printToPDF', {});
        const pages = Buffer.from(data, 'base64').toString('latin1').match(/\/Type\s*\/Page\b/g).length;
        assert.ok(pages >= 1 && pages <= 4, `${pages} pages`);
    },
};
