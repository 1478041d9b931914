// Runs the checks of Parts and, in a browser, those of Checks and SheetChecks and, if there is a site, of Site; or those whose
// names have a word that is given: `run slider`.
'use strict';
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { Chromium, findChromium } = require('./Driver/Chromium.js');
const { Page } = require('./Driver/Page.js');
const { SiteServer } = require('./Driver/SiteServer.js');
const { writeSamples } = require('./Samples/write.js');

/** The checks of a folder, by file and title. */
function checksOf(folder) {
    return fs.readdirSync(path.join(__dirname, folder)).filter((name) => name.endsWith('.js')).sort()
        .flatMap((name) => Object.entries(require(path.join(__dirname, folder, name)))
            .map(([title, check]) => ({ title: `${name.slice(0, -3)}: ${title}`, check })));
}

async function main() {
    const executable = findChromium();
    const words = process.argv.slice(2).map((word) => word.toLowerCase());
    const folder = process.env.ROBOT_SITE;
    const site = executable && folder ? await SiteServer.start(folder) : undefined;
    const checks = [...checksOf('Parts'), ...(executable ? ['Checks', 'SheetChecks'].flatMap(checksOf) : []), ...(site ? checksOf('Site') : [])]
        .filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)));
    const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'robot-samples-'));
    const traces = writeSamples(samples);
    const tour = process.env.ROBOT_TOUR_TRACE;
    if (tour) fs.copyFileSync(tour, path.join(samples, 'tour.html'));
    const browser = executable && new Chromium(executable);
    let failed = 0;
    for (const { title, check } of checks) failed += await passes(title, check, { browser, samples, traces, site }) ? 0 : 1;
    await browser?.close();
    site?.close();
    fs.rmSync(samples, { recursive: true, force: true });
    console.log(`${checks.length - failed} of ${checks.length} checks passed`);
    if (!executable) console.log('skipped: no Chromium');
    else if (!site) console.log('skipped: no site of the documentation, whose folder ROBOT_SITE names');
    process.exit(failed > 0 ? 1 : 0);
}

/** Runs a check. Whatever it checks, no page of it may report an error or ask for anything but itself. */
async function passes(title, check, { browser, samples, traces, site }) {
    const pages = [];
    const opened = async (place, options) => {
        const page = await Page.open(browser, place, options);
        pages.push(page);
        return page;
    };
    const context = {
        traces, samples, browser, site,
        open: (name, options) => opened(path.join(samples, `${name}.html`), options),
        openSite: (name, options) => opened(`${site.address}${name}`, options),
    };
    try {
        await withLimit(check(context));
        for (const page of pages) {
            const asked = page.requests.filter((url) => !page.urls.includes(url)
                && !(site && url.startsWith(site.address)));
            if (page.errors.length > 0) throw new Error(`The page reported:\n${page.errors.join('\n')}`);
            if (asked.length > 0) throw new Error(`The page asked for:\n${asked.join('\n')}`);
        }
        console.log(`  ✓ ${title}`);
        return true;
    } catch (error) {
        const lines = String(error.stack ?? error).split('\n').slice(0, 14);
        console.log([`  ✗ ${title}`, ...lines.map((line) => `      ${line}`)].join('\n'));
        return false;
    } finally {
        for (const page of pages) await page.close().catch(() => {});
    }
}

/** A page that hangs must not hang the gate. */
function withLimit(promise) {
    let timer;
    const limit = new Promise((_,
        reject) => { timer = setTimeout(() => reject(new Error('No answer within two minutes')), 120_000); });
    return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

main();
