'use strict';
const assert = require('node:assert/strict');
const { hostileTexts } = require('../Samples/Hostile.js');

/** How a text is shown on one line; the page's own rule is checked by the cases in Parts/Model.js. */
const signs = { '\u0000': '␀', '\u0001': '␁', '\u0007': '␇', '\u001b': '␛', '\u007f': '␡', '\n': '↵', '\t': ' ' };
const shown = (text) => text.replace(/[\u0000-\u001f\u007f]/g, (character) => signs[character])
    .replace(/[\u0085\u200d\u202e\u2028\u2029]/g,
        (character) => (character === '\u200d' ? character
        : `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`));

async function isHarmless(page) {
    assert.equal(await page.evaluate('typeof window.hacked'), 'undefined');
    const foreign = await page.evaluate(() =>
        [...document.querySelectorAll('img, iframe, object, embed, link:not([rel=icon]), base, form, video, audio, foreignObject, animate, set, a[href^="javascript"]')]
        .map((element) => element.outerHTML));
    assert.deepEqual(foreign, []);
    const handlers = await page.evaluate(() => [...document.querySelectorAll('*')]
        .flatMap((element) => [...element.attributes].filter(({ name }) => name.startsWith('on'))
            .map(({ name }) => name)));
    assert.deepEqual(handlers, []);
    assert.equal(await page.count('script'), 2);
}

module.exports = {
    async 'every step, view, log and property shows its text as it is'({ open }) {
        const page = await open('hostile', { width: 1600, height: 2200 });
        for (const [index, text] of hostileTexts.entries()) {
            await page.evaluate((at) => {
                const list = document.querySelector('.steps');
                list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
                for (let count = 0; count < at; count += 1) {
                    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
                }
            }, index);
            await page.settle();
            assert.equal((await page.texts('.step.is-active .step-words'))[0], shown(text));
            assert.equal((await page.texts('.chip-keys kbd'))[0], shown(text));
            assert.equal((await page.texts('.chip-note'))[0], shown(text));
        }
        await isHarmless(page);
    },

    async 'selecting each view shows its texts as they are'({ open }) {
        const page = await open('hostile', { width: 1600, height: 1400 });
        for (const [index, text] of hostileTexts.entries()) {
            if (index === 0) continue;
            await page.evaluate((at) => {
                const tree = document.querySelector('.tree-views');
                tree.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
                for (let count = 0; count <= at; count += 1) {
                    tree.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
                }
            }, index);
            await page.settle();
            assert.equal((await page.texts('.properties-title .tree-text'))[0], shown(text));
            assert.equal((await page.texts('.query .code'))[0], shown(`theFirstView(withLabel("${text}"))`));
            const lines = await page.texts('.properties-section[aria-label=Accessibility] td');
            assert.equal(lines[2], text.split('\n').map(shown).join('\n'));
        }
        await isHarmless(page);
    },

    async 'all panels, trees and the search are harmless'({ open }) {
        const page = await open('hostile');
        for (const tab of ['failures', 'clock', 'log', 'events', 'source', 'difference', 'views', 'accessibility',
            'automation']) {
            await page.click(`.tab[data-tab=${tab}]`);
            await isHarmless(page);
        }
        await page.press('/');
        await page.type('script');
        assert.ok(await page.count('.result') > 5);
        await isHarmless(page);
        await page.evaluate("dispatchEvent(new Event('beforeprint'))");
        await isHarmless(page);
    },

    async 'texts in the picture are those of the trace'({ open, traces }) {
        const page = await open('hostile');
        const drawn = new Set(await page.evaluate(() =>
            [...document.querySelectorAll('.definitions text')].map((text) => text.textContent)));
        for (const text of hostileTexts) {
            assert.ok(drawn.has(text.slice(0, 60)) || traces.hostile.strings.indexOf(text.slice(0, 60)) < 0, text);
        }
    },

    async 'images and colours that are addresses are not asked for'({ open }) {
        const page = await open('hostile');
        await page.press('End');
        assert.equal(await page.count('image'), 0);
        assert.equal(await page.count('[fill*="example.com"]'), 0);
    },

    async 'another direction in a name turns nothing around'({ open }) {
        const page = await open('hostile');
        assert.deepEqual(await page.evaluate(() => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found = [];
            while (walker.nextNode()) {
                const { parentElement: parent, data } = walker.currentNode;
                if (/[\u202a-\u202e\u2066-\u2069]/.test(data)
                    && !parent.closest('script, .definitions')) found.push(data);
            }
            return found;
        }), []);
    },

    async 'the index shows hostile names as they are, and its links stay beside it'({ open }) {
        const page = await open('index');
        assert.ok((await page.texts('.card-name'))
            .includes('</script><script>window.hacked=2</script> (<!-- <script>)'));
        for (const address of await page.evaluate(() =>
            [...document.querySelectorAll('.card-name')].map((link) => link.getAttribute('href')))) {
            assert.match(address, /^[\w%.-]+\.html$/);
        }
        await isHarmless(page);
    },
};
