'use strict';
const assert = require('node:assert/strict');
const { Picture, isNear } = require('../Driver/Picture.js');

/** Colours at points of the sample's screen, each in the cell of its command: cells are 81 by 92 points. */
const cells = {
    fill: [[36, 30, '#FF9500'], [4, 60, '#F2F2F7']], 'even-odd': [[14, 12, '#5856D6'], [36, 32, '#F2F2F7']],
    stroke: [[36, 32, '#F2F2F7']],
    part: [[36, 54, '#34C759'], [36, 10, '#F2F2F7'], [14, 36, '#34C759']],
    clip: [[36, 20, '#FF3B30'], [36, 38, '#FFCC00'], [6, 60, '#F2F2F7']],
    mask: [[16, 27, '#BDBDC1'], [56, 28, '#363637']],
    clear: [[14, 12, '#AF52DE'], [36, 32, '#FFFFFF']], transform: [[36, 31, '#00C7BE'], [14, 10, '#F2F2F7']],
    linear: [[10, 32, '#FF772D'], [36, 32, '#FFCC00'], [4, 32, '#F2F2F7']],
    'not beyond': [[10, 30, '#F2F2F7'], [60, 30, '#F2F2F7'], [36, 30, '#2DA1FC']],
    radial: [[28, 24, '#FFFFFF'], [62, 50, '#FF9802']],
    shadow: [[36, 30, '#FFFFFF'], [36, 52, '#B5B5B9']],
    alpha: [[14, 14, '#79B6FB'], [36, 30, '#BC7896'], [58, 52, '#F99694']],
    layer: [[36, 30, '#F99694'], [14, 14, '#79B6FB'], [58, 52, '#F99694']],
    multiply: [[36, 30, '#5AA000'], [14, 14, '#5AC8FA']],
    difference: [[36, 30, '#0033FF'], [14, 14, '#FFFFFF']],
    'source atop': [[30, 34, '#FF2D55'], [42, 34, '#8E8E93'], [4, 60, '#F2F2F7']],
    'destination out': [[14, 12, '#34C759'], [36, 30, '#B3E4C2']],
    xor: [[36, 30, '#F2F2F7'], [14, 14, '#007AFF'], [58, 52, '#FF3B30']],
    pixels: [[14, 10, '#FF0000'], [58, 10, '#0000FF'], [14, 54, '#00A000'], [58, 54, '#FFDC00']],
    'turned right': [[14, 10, '#00A000'], [58, 10, '#FF0000'], [14, 54, '#FFDC00'], [58, 54, '#0000FF']],
    mirrored: [[14, 10, '#0000FF'], [58, 10, '#FF0000']], tinted: [[36, 32, '#AF52DE']], symbol: [[36, 30, '#FF2D55']],
    'in a circle': [[28, 24, '#34C759']],
};

/** Colours at points of the whole screen: views that are turned, clipped, masked and copied. */
const views = [
    ['the dial before it turns', 50, 490, '#5856D6'], ['the needle in it', 90, 430, '#FFFFFF'],
        ['round corners clip', 41, 401, '#FFFFFF'],
    ['a child clipped by its parent', 290, 450, '#FFFFFF'], ['a child in its parent', 260, 480, '#FF9500'],
        ['another radius at each corner', 183, 403, '#FFFFFF'],
    ['a small radius, with its border', 279, 410, '#000000'], ['masked', 330, 450, '#FF2D55'],
        ['the hole of the mask', 370, 450, '#FFFFFF'], ['outside of the mask', 322, 402, '#FFFFFF'],
    ['a copy', 605, 430, '#5AC8FA'], ['the second copy', 645, 430, '#5AC8FA'], ['between copies', 625, 430, '#FFFFFF'],
        ['a layer under the third', 685, 473, '#C7C7CC'],
    ['in front by zPosition', 240, 550, '#007AFF'], ['behind it', 280, 560, '#FFCC00'], ['hidden', 360, 540, '#FFFFFF'],
        ['transparent', 460, 540, '#FFFFFF'],
];

/** The colours of the sample's screen before its step, without what the page draws over it. */
async function screenColors(open) {
    const page = await open('drawings', { width: 1600, height: 1100 });
    await page.click('.segment[data-mode=one]');
    await page.press('Home');
    await page.evaluate(() => document.querySelectorAll('.overlay, .fingers')
        .forEach((layer) => { layer.style.display = 'none'; }));
    await page.settle();
    const [left, top, scale] = await page.evaluate(() => {
        const box = document.querySelector('.screen-figure[data-screen=now] .screen').getBoundingClientRect();
        return [box.left, box.top, box.width / 744];
    });
    const picture = new Picture(await page.screenshot());
    return (x, y) => picture.color(left + x * scale, top + y * scale);
}

module.exports = {
    async 'each drawing command has its colours where it draws'({ open, traces }) {
        const color = await screenColors(open);
        const names = traces.drawings.frames[0].set.map(([, { text }]) => traces.drawings.strings[text])
            .filter(Boolean);
        for (const [name, points] of Object.entries(cells)) {
            const index = names.indexOf(name);
            assert.ok(index >= 0, name);
            for (const [x, y, expected] of points) {
                const found = color(12 + (index % 9) * 81 + x, 12 + Math.floor(index / 9) * 92 + y);
                assert.ok(isNear(found, expected, 10), `${name} at (${x}, ${y}): ${found} instead of ${expected}`);
            }
        }
    },

    async 'views are placed, clipped, masked, copied and ordered'({ open }) {
        const color = await screenColors(open);
        for (const [name, x, y, expected] of views) {
            assert.ok(isNear(color(x, y), expected), `${name}: ${color(x, y)} instead of ${expected}`);
        }
    },

    async 'what a scroll view scrolls is drawn where it is scrolled to'({ open, traces }) {
        const page = await open('shop');
        await page.evaluate(() => {
            const list = document.querySelector('.steps');
            list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
            for (let count = 0; count < 3; count += 1) {
                list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
            }
        });
        await page.settle();
        const text = traces.shop.strings.indexOf('Oolong');
        const [[id]] = traces.shop.frames[0].set.filter(([, node]) => node.text === text);
        const tops = await page.evaluate((view) => [...document.querySelectorAll('.screen')].map((screen) => {
            const box = screen.getBoundingClientRect();
            const matrix = screen.querySelector(`.scene [data-view="${view}"]`).getScreenCTM();
            return Math.round(((matrix.f - box.top) / box.height) * 852);
        }), id);
        // The table is at 110, the fifth cell at 304 in it, the label at 14 in that; then it is scrolled by 110.
        assert.deepEqual(tops, [428, 318]);
    },

    async 'letters have the recorded widths'({ open }) {
        const page = await open('shop');
        const widths = await page.evaluate(() => [...document.querySelectorAll('.definitions text[textLength]')]
            .map((text) => [Number(text.getAttribute('textLength')), text.getComputedTextLength()]));
        assert.ok(widths.length > 20);
        for (const [recorded, drawn] of widths) assert.ok(Math.abs(recorded - drawn) < 0.5, `${recorded} is ${drawn}`);
    },

    async 'Hebrew ends where it ends on the screen'({ open, traces }) {
        const page = await open('rightToLeft');
        const places = await page.evaluate(() => [...document.querySelectorAll('.definitions text')].map((text) => {
            const { x, width } = text.getBBox();
            return [text.textContent, x, width, text.getAttribute('direction')];
        }));
        const commands = traces.rightToLeft.fragments.flat().filter(([name]) => name === 'text');
        for (const [, text, x, , width] of commands) {
            const drawn = places.find(([one]) => one === traces.rightToLeft.strings[text]);
            if (!drawn) continue;
            assert.equal(drawn[3], 'rtl');
            assert.ok(Math.abs(drawn[1] - x) < 1.5 && Math.abs(drawn[2] - width) < 1.5,
                `${drawn} is not at ${x} and ${width} wide`);
        }
    },
};
