// The site of the documentation, as `.ci/check-docs` writes it.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');

const modules = ['accessibilityidentifiers', 'applicationdoctor', 'applicationsession', 'gherkin', 'scenarios', 'swerkin',
    'tabtestkit', 'uitesthelper', 'xcuiautomation'];
const drawn = { robot: 1, 'robot/screens': 1, 'robot/controls': 1, 'robot/lists': 1, 'robot/layout': 1,
    'robot/righttoleft': 1, 'robot/pictures': 1, 'robot/traces': 1 };

/** Waits until a page has its text. */
const hasText = (page, title) => page.until(`document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(title)}`);

const links = (page) => page.evaluate(() =>
    [...document.querySelectorAll('main a, .main a')].map((link) => link.getAttribute('href')));

module.exports = {
    async 'the root leads to the page of Robot'({ openSite }) {
        const page = await openSite('/documentation/swerkin/');
        await hasText(page, 'Swerkin');
        await page.evaluate("setTimeout(() => { location.href = '/'; }, 0)");
        await page.until("location.pathname === '/documentation/robot/'");
        await hasText(page, 'Robot');
        assert.match(await page.evaluate('document.title'), /Robot/);
    },

    async 'the page of Robot has the verbs and tutorials first, and UIKit\'s classes after all pages'({ openSite }) {
        const page = await openSite('/documentation/robot/');
        await hasText(page, 'Robot');
        const headings = (await page.texts('h3')).map((text) => text.trim());
        assert.ok(headings.includes('Start here') && headings.includes('Classes'), headings.join(', '));
        assert.ok(headings.indexOf('Start here') < headings.indexOf('Tests'));
        assert.ok(headings.indexOf('Background') < headings.indexOf('Classes'));
        assert.ok((await links(page)).includes('/documentation/robot/verbs'));
    },

    async 'the page of Robot links to each other module, and that to a page of Robot\'s'({ openSite }) {
        const page = await openSite('/documentation/robot/');
        await hasText(page, 'Robot');
        const found = await links(page);
        for (const module of modules) assert.ok(found.includes(`/documentation/${module}`), module);
        await page.click('a[href="/documentation/swerkin"]');
        await hasText(page, 'Swerkin');
        await page.until("location.pathname === '/documentation/swerkin'");
        await page.click('main a[href="/documentation/robot/swerkin"], .main a[href="/documentation/robot/swerkin"]');
        await page.until("location.pathname === '/documentation/robot/swerkin'");
        await hasText(page, 'Swerkin');
    },

    async 'a module has its symbols in the list at the side'({ openSite }) {
        const page = await openSite('/documentation/swerkin/');
        await page.until("document.querySelectorAll('.navigator-card-item').length > 5");
        assert.ok((await page.texts('.navigator-card-item')).some((text) => text.includes('BaseTestCase')));
    },

    async 'the pages have their pictures'({ openSite }) {
        for (const [name, count] of Object.entries(drawn)) {
            const page = await openSite(`/documentation/${name}/`);
            await page.until(`[...document.querySelectorAll('main img, .main img')]
                .filter((image) => image.complete && image.naturalWidth > 100).length >= ${count}`);
        }
    },

    async 'the verbs are found by what they are for'({ openSite }) {
        const page = await openSite('/documentation/robot/verbs/');
        await hasText(page, 'The verbs of a test');
        const groups = ['Find views', 'By what they show', 'Tap and press', 'Set controls', 'Check'];
        // The page shows them as they are scrolled to, and not always in the order of the document.
        await page.until(`((groups) => {
            const shown = [...document.querySelectorAll('h3')].map((heading) => heading.textContent.trim());
            return groups.every((group) => shown.includes(group));
        })(${JSON.stringify(groups)})`);
        assert.ok((await links(page)).some((link) => link.startsWith('/documentation/robot/tapon(')));
    },

    async 'what a page of the catalogue links to is there'({ site }) {
        const pages = fs.readdirSync(path.join(site.folder, 'data/documentation/robot'))
            .filter((name) => /^[a-z]+\.json$/.test(name)).map((name) => `robot/${name}`);
        const missing = [...pages, 'robot.json', ...modules.map((module) => `${module}.json`)].flatMap((name) => {
            const page = JSON.parse(fs.readFileSync(path.join(site.folder, 'data/documentation', name), 'utf8'));
            return Object.values(page.references ?? {}).filter((one) => one.url?.startsWith('/'))
                .map((one) => `data${one.url.split('#')[0]}.json`)
                .filter((file) => !fs.existsSync(path.join(site.folder, file))).map((file) => `${name}: ${file}`);
        });
        assert.ok(pages.length > 30);
        assert.deepEqual(missing, []);
    },
};
