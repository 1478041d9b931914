'use strict';
const assert = require('node:assert/strict');

/** The middle of a view on the picture of a screen. */
function onPicture(page, text) {
    return page.evaluate((label) => {
        const svg = document.querySelector('.screen-figure[data-screen=now] .screen');
        const drawn = [...svg.querySelectorAll('.scene [data-view]')].filter((group) => {
            const use = group.querySelector(':scope > use, :scope > g > use');
            return use && [...document.querySelector(use.getAttribute('href'))
                .querySelectorAll('text')].some((one) => one.textContent === label);
        });
        const box = drawn[drawn.length - 1].getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2, Number(drawn[drawn.length - 1].dataset.view)];
    }, text);
}

const hoveredRow = (page, tree) => page.texts(`.tree-${tree} .tree-row.is-hovered`);
const outlined = (page) => page.evaluate(() =>
    [...document.querySelectorAll('.screen-figure[data-screen=now] .mark-hover')].map((mark) =>
    mark.getAttribute('data-marks')));

const requestText = (page) => page.evaluate(() => document.querySelector('.request').innerText);

/** Chooses how queries are written, as a reader does. */
async function write(page, spelling) {
    await page.evaluate((key) => {
        const select = document.querySelector('.finding .select');
        select.value = key;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        document.activeElement.blur();
    }, spelling);
    await page.settle();
}

/** What the page copies from now on, in the place of the clipboard. */
const watchCopies = (page) => page.evaluate(() => {
    window.copies = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true,
        value: { writeText: async (text) => { window.copies.push(text); } } });
});

module.exports = {
    async 'hovering the picture marks the view in it and in the hierarchy'({ open }) {
        const page = await open('dark');
        const [x, y, id] = await onPicture(page, 'Earl Grey');
        await page.move(x, y);
        assert.deepEqual(await outlined(page), [String(id)]);
        assert.deepEqual(await hoveredRow(page, 'views'), ['UILabelEarl Grey']);
        assert.match((await page.texts('.mark-label text'))[0], /UILabel\s+180 × 24/);
        await page.move(640, 20);
        assert.deepEqual(await outlined(page), []);
        assert.deepEqual(await hoveredRow(page, 'views'), []);
    },

    async 'hovering the hierarchy marks the view in both pictures'({ open }) {
        const page = await open('dark');
        await page.hover('.tree-views [aria-label="UILabel \\"Earl Grey\\""]');
        assert.equal(await page.count('.mark-hover'), 2);
        const id = await page.attribute('.tree-views [aria-label="UILabel \\"Earl Grey\\""]', 'data-id');
        assert.deepEqual(await outlined(page), [id]);
    },

    async 'hovering links the picture with the accessibility and the automation tree both ways'({ open }) {
        const page = await open('dark');
        for (const [tree, words] of [['accessibility', 'textSencha'], ['automation', 'staticTextSencha']]) {
            await page.click(`.tab[data-tab=${tree}]`);
            const [x, y, id] = await onPicture(page, 'Sencha');
            await page.move(x, y);
            assert.deepEqual(await hoveredRow(page, tree), [words]);
            await page.move(640, 20);
            const row = tree === 'accessibility' ? 'Sencha, text' : 'staticText, Sencha';
            await page.hover(`.tree-${tree} [aria-label="${row}"]`);
            assert.deepEqual(await outlined(page), [String(id)]);
        }
    },

    async 'elements that are no views, and several of one view, are linked by their places'({ open }) {
        const page = await open('drawings');
        await page.click('.tab[data-tab=accessibility]');
        await page.evaluate("document.querySelector('.tree-accessibility').focus()");
        await page.press('End');
        await page.hover('.tree-accessibility [aria-label="Right half, image"]');
        assert.deepEqual(await page.evaluate(() =>
            [...document.querySelectorAll('.screen-figure[data-screen=now] rect.mark-hover')].map((mark) =>
            ['x', 'y', 'width', 'height'].map((name) => Number(mark.getAttribute(name))))), [[370, 400, 50, 100]]);
        assert.deepEqual(await hoveredRow(page, 'accessibility'), ['imageRight half']);
        await page.click('.tree-accessibility [aria-label="Lower part, button"]');
        assert.deepEqual(await page.texts('.tree-accessibility .is-active'), ['buttonLower part']);
        await page.press('ArrowUp');
        assert.deepEqual(await page.texts('.tree-accessibility .is-active'), ['buttonUpper part']);
        await page.press('ArrowDown');
        assert.deepEqual(await page.texts('.tree-accessibility .is-active'), ['buttonLower part']);
    },

    async 'a click in the picture selects the view, shows it in the tree and tells of it'({ open }) {
        const page = await open('dark');
        const [x, y] = await onPicture(page, 'Chai');
        await page.clickAt(x, y);
        assert.deepEqual(await page.texts('.tree-views .is-active'), ['UILabelChai']);
        assert.deepEqual(await page.texts('.query .code'), ['theOnlyElement(withRole(.staticText, named: "Chai"))']);
        const edges = await page.texts('.edges tr');
        assert.match(edges[0], /^left 80constraintUILabel "Chai".leading == UIImageView.trailing \+ 12TeaListViewController.swift:88$/);
        assert.ok(edges.some((edge) => /intrinsic/.test(edge)));
        assert.ok((await page.texts('.properties-section[aria-label=Properties] tr')).includes('numberOfLines1'));
        assert.ok((await page.texts('.properties-section[aria-label=Accessibility] tr')).includes('labelChai'));
    },

    async 'what finds a view is written as the reader chooses, and other pages remember it'({ open }) {
        const page = await open('dark');
        await watchCopies(page);
        const [x, y] = await onPicture(page, 'Chai');
        await page.clickAt(x, y);
        const written = {
            robot: 'theOnlyElement(withRole(.staticText, named: "Chai"))', xcuitest: 'app.staticTexts["Chai"]',
            tabtestkit: 'Label(id: "Chai")', swerkin: 'viewTester.usingLabel("Chai")', gherkin: 'the label "Chai"',
        };
        for (const [spelling, code] of Object.entries(written)) {
            await write(page, spelling);
            assert.deepEqual(await page.texts('.query .code'), [code]);
            await page.press('c');
            await page.click('.query-copy');
        }
        const twice = Object.values(written).flatMap((code) => [code, code]);
        assert.deepEqual(await page.evaluate('window.copies'), twice);
        const other = await open('shop');
        assert.equal(await other.evaluate("document.querySelector('.finding .select').value"), 'gherkin');
        await write(other, 'robot');
    },

    async 'a view is picked by a button or a key, and a click copies what finds it'({ open }) {
        const page = await open('dark');
        await watchCopies(page);
        const [x, y] = await onPicture(page, 'Oolong');
        await page.clickAt(x, y);
        assert.deepEqual(await page.evaluate('window.copies'), []);
        await page.press('p');
        assert.equal(await page.attribute('[aria-label="Pick a view"]', 'aria-pressed'), 'true');
        await page.move(x, y);
        assert.deepEqual(await page.texts('.tooltip div'), ['theOnlyElement(withRole(.staticText, named: "Oolong"))']);
        await page.clickAt(x, y);
        assert.deepEqual(await page.evaluate('window.copies'),
            ['theOnlyElement(withRole(.staticText, named: "Oolong"))']);
        assert.equal(await page.attribute('[aria-label="Pick a view"]', 'aria-pressed'), 'false');
        assert.equal(await page.attribute('.tooltip', 'hidden'), '');
        await page.click('[aria-label="Pick a view"]');
        await page.press('Escape');
        assert.equal(await page.attribute('[aria-label="Pick a view"]', 'aria-pressed'), 'false');
    },

    async 'the details of a step have the command that records from there, which a click copies'({ open }) {
        const page = await open('dark');
        await watchCopies(page);
        for (const [step, number] of [[0, 1], [4, 5]]) {
            await page.click(`[data-step="${step}"]`);
            const command = `ROBOT_SESSION=step:${number} swift test --filter "^ShopTests\\.CheckoutTests/voucher\\(\\)"`;
            assert.equal(await page.attribute('.chip-record', 'title'), command);
            await page.click('.chip-record');
            assert.equal(await page.evaluate('window.copies.at(-1)'), command);
            assert.deepEqual(await page.texts('.toast'), [`Copied ${command}`]);
        }
        assert.equal(await (await open('rightToLeft')).count('.chip-record'), 0);
    },

    async 'the selection stays as the screen changes, and says if the view is gone'({ open }) {
        const page = await open('dark');
        const [x, y] = await onPicture(page, 'Chai');
        await page.clickAt(x, y);
        await page.press('End');
        assert.match((await page.texts('.properties'))[0], /not on this screen/);
        await page.press('Home');
        assert.match((await page.texts('.properties'))[0], /^UILabelChai/);
    },

    async 'views that are turned, clipped, hidden or off the screen are hit as they are drawn'({ open }) {
        const page = await open('drawings');
        await page.click('.segment[data-mode=one]');
        const at = (x, y) => page.evaluate((px, py) => {
            const box = document.querySelector('.screen-figure[data-screen=now] .screen').getBoundingClientRect();
            return [box.left + (px / 744) * box.width, box.top + (py / 600) * box.height];
        }, x, y);
        const hit = async (x, y) => {
            await page.move(...await at(x, y));
            return (await page.texts('.mark-label text'))[0]?.replace(/\s+/g, ' ');
        };
        assert.equal(await hit(90, 385), 'DialView 100 × 100');
        assert.equal(await hit(45, 405), 'UIWindow 744 × 600');
        assert.equal(await hit(270, 490), 'UIView 100 × 100');
        assert.equal(await hit(300, 520), 'UIWindow 744 × 600');
        assert.equal(await hit(360, 540), 'UIWindow 744 × 600');
        assert.equal(await hit(240, 545), 'UIView 80 × 40');
    },

    async 'fingers are drawn with their paths, what they hit and what covered it'({ open }) {
        const page = await open('drawings');
        assert.equal(await page.count('.screen-figure[data-screen=now] .finger'), 2);
        assert.equal(await page.count('.screen-figure[data-screen=now] .finger-path'), 2);
        assert.equal(await page.count('.screen-figure[data-screen=now] .mark-hit'), 1);
        assert.equal(await page.count('.finger-cross'), 0);
        await page.press('ArrowDown');
        assert.equal(await page.count('.screen-figure[data-screen=now] .finger-cancelled'), 1);
        assert.equal(await page.count('.screen-figure[data-screen=now] .finger-cross'), 1);
        const shop = await open('shop');
        assert.deepEqual(await shop.texts('.chip-cover'), ['covered by BannerView']);
        assert.deepEqual(await shop.texts('.chip-target'), ['target UIButton "Pay £10.90"']);
        await shop.hover('.chip-cover');
        assert.deepEqual(await hoveredRow(shop, 'views'), ['BannerView']);
    },

    async 'a chosen request shows its headers and bodies, and one without text how long it is'({ open }) {
        const page = await open('shop');
        await page.click('[data-tab="network"]');
        assert.match(await requestText(page), /Choose a request/);
        await page.click('.tab-panel-network .event:nth-of-type(1)');
        const text = await requestText(page);
        assert.match(text, /GET https:\/\/example\.com\/teas, answered with 200/);
        assert.match(text, /Authorization\s+hidden/);
        assert.match(text, /\[\n {2}"Assam",\n {2}"<b>Sencha<\/b>"\n\]/);
        assert.match(text, /The beginning of 70,000 bytes\./);
        await page.click('.tab-panel-network .event:nth-of-type(2)');
        assert.match(await requestText(page), /Request\s+No body\.\s+Response\s+2,048 bytes, which are not text\./);
    },

    async 'the details of a request stay within the panel'({ open }) {
        const page = await open('shop');
        await page.click('[data-tab="network"]');
        await page.click('.tab-panel-network .event:nth-of-type(1)');
        const [inner, outer] = await page.evaluate(() =>
            ['.request', '.tab-panel-network'].map((name) => document.querySelector(name).getBoundingClientRect().bottom));
        assert.ok(inner <= outer + 1, `${inner} is below ${outer}`);
    },
};
