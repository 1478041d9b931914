'use strict';
const assert = require('node:assert/strict');
const { Picture, isNear } = require('../Driver/Picture.js');

const screens = (page) => page.texts('.sheet-screen span');
const guises = (page) => page.texts('.sheet thead th:not(.sheet-corner)');
const choose = async (page, name, value) => {
    await page.evaluate((filter, chosen) => {
        const menu = document.querySelector(`select[data-filter=${filter}]`);
        menu.value = chosen;
        menu.dispatchEvent(new Event('change'));
    }, name, value);
    await page.settle();
};
const focused = (page) => page.evaluate(() => document.activeElement.getAttribute('aria-label'));

module.exports = {
    async 'screens stand below each other, and guises beside each other'({ open, traces }) {
        const page = await open('sheet');
        assert.deepEqual(await screens(page), ['Log in', 'Cart', 'Orders']);
        assert.deepEqual(await guises(page), ['iPhone 14standard', 'iPhone 14dark', 'iPhone 14landscape', 'iPhone SEAX5',
            'iPhone 14ar', 'iPaddark, increased contrast']);
        assert.equal(await page.count('.look'), traces.sheet.screens.length * traces.sheet.guises.length);
        assert.match((await page.texts('.index-title p'))[0],
            /^3 screens · 6 guises · 3 findings · 1 of them known · 3 changed$/);
        assert.match((await page.texts('.sheet-notes'))[0], /Approved, and not shown: Help in iPhone 14/);
    },

    async 'filters leave the looks with findings, with a kind of them, or with a change, and the guises with a part'({ open }) {
        const page = await open('sheet');
        await page.click('.segment[data-only=findings]');
        assert.deepEqual(await screens(page), ['Log in']);
        assert.equal((await page.texts('.index-status'))[0], '6 of 18 pictures');
        await choose(page, 'kind', 'textClipped');
        assert.deepEqual(await guises(page), ['iPhone SEAX5']);
        assert.equal(await page.count('.look-mark'), 1);
        await choose(page, 'kind', '');
        await page.click('.segment[data-only=changed]');
        assert.deepEqual(await screens(page), ['Cart', 'Orders']);
        assert.deepEqual(await guises(page), ['iPhone 14standard', 'iPhone 14dark', 'iPaddark, increased contrast']);
        await page.click('.segment[data-only=all]');
        await choose(page, 'appearance', 'dark');
        assert.equal((await guises(page)).length, 2);
        await choose(page, 'settings', 'Increased contrast');
        assert.deepEqual(await guises(page), ['iPaddark, increased contrast']);
        await choose(page, 'device', 'iPhone 14');
        assert.equal(await page.count('.look'), 0);
        assert.match((await page.texts('.hint'))[0], /No screen in any guise is left/);
    },

    async 'findings are outlined where they are, in the picture as it is drawn'({ open }) {
        const page = await open('sheet');
        const { picture, mark, scale } = await page.evaluate(() => {
            const look = document.querySelector('.look[data-screen="0"][data-look="0"]');
            const box = (element) => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return { left, top, width, height };
            };
            const image = look.querySelector('.look-image');
            return { picture: box(image), mark: box(look.querySelector('.mark-finding')),
                scale: image.getBoundingClientRect().width / 390, loaded: image.naturalWidth };
        });
        assert.ok(Math.abs(mark.left - (picture.left + 20 * scale)) < 1.5, JSON.stringify([picture, mark]));
        assert.ok(Math.abs(mark.top - (picture.top + 120 * scale)) < 1.5);
        assert.ok(Math.abs(mark.width - 160 * scale) < 2);
        const shot = new Picture(await page.screenshot());
        // The line is narrow, and need not begin at a whole one.
        const edge = [-1, 0, 1].map((step) => shot.color(mark.left + mark.width / 2, mark.top + step));
        assert.ok(edge.some((color) => isNear(color, '#E5352B', 90)), edge.join(' '));
        assert.ok(isNear(shot.color(picture.left + 30 * scale, picture.top + 220 * scale), '#F2F2F7'));
    },

    async 'what is beyond an edge is marked along it, and known findings look different'({ open }) {
        const page = await open('sheet');
        const mark = await page.evaluate(() => {
            const rect = document.querySelector('.look[data-screen="0"][data-look="2"] .mark-known');
            return ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
        });
        assert.deepEqual(mark, [838, 100, 6, 44]);
    },

    async 'a click shows the picture in full size, with findings, cures, lines and guises'({ open }) {
        const page = await open('sheet');
        await page.click('.look[data-screen="0"][data-look="3"]');
        assert.equal((await page.texts('#details-title'))[0], 'Log iniPhone SE, AX5');
        const size = await page.evaluate(() => {
            const { width, height } = document.querySelector('.details .look-image').getBoundingClientRect();
            return [width, height];
        });
        assert.deepEqual(size, [375, 667]);
        const entries = await page.texts('.details-findings .entry');
        assert.equal(entries.length, 2);
        assert.match(entries[0], /Text clipped.*Pin its height to nothing.*LoginViewController\.swift:23.*In 1 of 6 guises: iPhone SE, AX5/s);
        assert.match(entries[1], /<img src=x onerror=alert\(1\)>.*In all 6 guises/s);
        await page.hover('.details-findings .entry');
        assert.deepEqual(await page.evaluate(() =>
            [...document.querySelectorAll('.details .look-mark.is-current')].map(({ dataset }) => dataset.key)), ['finding-0']);
    },

    async 'a change is told in words, with the approved picture and the command'({ open }) {
        const page = await open('sheet');
        await page.click('.look[data-screen="1"][data-look="0"]');
        assert.deepEqual(await page.texts('.details-changes .entry'),
            ['UIButton "Pay" moved 8 pt down', 'UILabel "Voucher" is missing, which was at (20 300; 100 20)']);
        assert.match((await page.texts('.entry-approve'))[0], /ROBOT_UPDATE_PICTURES=1 swift test --filter 'ShopTests/);
        assert.equal(await page.count('.details .mark-change'), 1);
        await page.click('.segment[data-view=both]');
        assert.deepEqual(await page.texts('.details figcaption'), ['Approved', 'Present']);
        const sources = await page.evaluate(() => [...document.querySelectorAll('.details .look-image')].map(({ src }) => src));
        assert.match(decodeURIComponent(sources[0]), /y="112".*#FF3B30/s);
        assert.match(decodeURIComponent(sources[1]), /y="120".*#007AFF/s);
        assert.match((await page.texts('.sheet-approval'))[0], /^3 pictures to approve/);
    },

    async 'the keyboard leads from look to look, opens one, and moves on in it'({ open }) {
        const page = await open('sheet');
        await page.evaluate(() => document.querySelector('.look[tabindex="0"]').focus());
        assert.equal(await focused(page), 'Log in, iPhone 14: 1 finding');
        await page.press('ArrowRight');
        await page.press('ArrowDown');
        assert.equal(await focused(page), 'Cart, iPhone 14, dark: no findings, changed');
        assert.equal(await page.count('.look[tabindex="0"]'), 1);
        await page.press('Enter');
        assert.equal(await page.evaluate(() => document.querySelector('.details').open), true);
        await page.press('a');
        assert.equal(await page.attribute('.segment[data-view=approved]', 'aria-pressed'), 'true');
        await page.press('o');
        assert.equal(await page.count('.details .look-mark'), 0);
        await page.press('ArrowLeft');
        assert.equal((await page.texts('#details-title'))[0], 'CartiPhone 14');
        await page.press('Escape');
        assert.equal(await page.evaluate(() => document.querySelector('.details').open), false);
        assert.equal(await focused(page), 'Cart, iPhone 14: no findings, changed');
        await page.press('?');
        assert.equal(await page.evaluate(() => document.querySelector('.help').open), true);
    },

    async 'pictures are larger with the slider, and drawn as they come into view'({ open }) {
        const page = await open('manyGuises');
        assert.equal(await page.count('.look'), 1000);
        assert.ok(await page.count('.look-image') < 60);
        const width = () => page.evaluate(() => document.querySelector('.look-place').getBoundingClientRect().width);
        const before = await width();
        await page.evaluate(() => {
            const slider = document.querySelector('.sheet-size input');
            slider.value = 400;
            slider.dispatchEvent(new Event('input'));
        });
        assert.ok(Math.abs(await width() / before - 2) < 0.05);
    },

    async 'what no view paints is as bright as the appearance of the guise, in any colours of the page'({ open }) {
        for (const dark of [false, true]) {
            const page = await open('sheet', { dark });
            const colors = await page.evaluate(() => [0, 1].map((look) => getComputedStyle(
                document.querySelector(`.look[data-screen="0"][data-look="${look}"] .look-picture`)).backgroundColor));
            assert.deepEqual(colors, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
        }
    },

    async 'the page is dark in the dark, and its names stay in view'({ open }) {
        const page = await open('sheet', { width: 700, height: 600, dark: true });
        assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.sheet-screen')).backgroundColor"),
            'rgb(22, 24, 29)');
        await page.evaluate(() => { document.querySelector('.sheet-scroll').scrollLeft = 500; });
        await page.settle();
        assert.equal(await page.evaluate(() => document.querySelector('.sheet-screen').getBoundingClientRect().left), 0);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
    },
};
