// A page in the browser: what a check opens, asks, clicks and types.
'use strict';
const { pathToFileURL } = require('node:url');

class Page {
    static async open(browser, place, { width = 1280, height = 800, dark = false, media = '' } = {}) {
        const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
        const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
        const page = new Page(browser, targetId, sessionId);
        for (const domain of ['Page', 'Runtime', 'Log', 'Network',
            'Accessibility']) await page.send(`${domain}.enable`);
        await page.resize(width, height);
        await page.emulate({ dark, media });
        await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
        await page.load(place);
        return page;
    }

    constructor(browser, targetId, sessionId) {
        Object.assign(this, { browser, targetId, sessionId, errors: [], requests: [], urls: [], loaded: new Set() });
        browser.sessions.set(sessionId, (method, parameters) => this.receive(method, parameters));
    }

    send(method, parameters) {
        return this.browser.send(method, parameters, this.sessionId);
    }

    receive(method, parameters) {
        if (method === 'Runtime.exceptionThrown') {
            const { exception, text } = parameters.exceptionDetails;
            this.errors.push(exception?.description ?? text);
        }
        if (method === 'Runtime.consoleAPICalled' && parameters.type !== 'log') {
            this.errors.push(parameters.args.map(({ value, description }) => value ?? description).join(' '));
        }
        if (method === 'Log.entryAdded'
            && parameters.entry.level !== 'verbose') this.errors.push(parameters.entry.text);
        if (method === 'Network.requestWillBeSent'
            && !parameters.request.url.startsWith('data:')) this.requests.push(parameters.request.url);
        if (method === 'Page.frameNavigated') this.arrived?.(parameters.frame);
        if (method === 'Page.lifecycleEvent' && parameters.name === 'load') {
            this.loaded.add(parameters.loaderId);
            this.hasLoaded?.();
        }
    }

    /** Loads a file, or what a server has at an address. */
    async load(place) {
        const url = place.startsWith('http:') ? place : pathToFileURL(place).href;
        await this.finishLoading({ url, loaderId: (await this.send('Page.navigate', { url })).loaderId });
    }

    /** Clicks a link, and waits for the document that it leads to. */
    async follow(selector) {
        const arrival = new Promise((resolve) => { this.arrived = resolve; });
        const middle = await this.middle(selector);
        await this.move(...middle);
        await this.pressAndRelease(...middle);
        await this.finishLoading(await arrival);
    }

    /** Waits for one document, whatever the page that was there before it still reports. */
    async finishLoading({ url, loaderId }) {
        this.urls.push(url);
        while (!this.loaded.has(loaderId)) await new Promise((resolve) => { this.hasLoaded = resolve; });
        await this.settle();
    }

    resize(width, height) {
        return this.send('Emulation.setDeviceMetricsOverride',
            { width, height, deviceScaleFactor: this.scale ?? 1, mobile: false });
    }

    emulate({ dark = false, media = '' }) {
        return this.send('Emulation.setEmulatedMedia',
            { media, features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }] });
    }

    /** Waits until an expression is true, also while another document comes. */
    async until(expression) {
        while (!await this.evaluate(expression).catch(() => false)) {
            await new Promise((resolve) => { setTimeout(resolve, 20); });
        }
    }

    /** Lets observers and animation frames of what was done run. */
    async settle() {
        await this.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))');
    }

    /** The value of an expression, or of a function called with values. */
    async evaluate(code, ...values) {
        const expression = typeof code === 'function'
            ? `(${code})(${values.map((value) => JSON.stringify(value)).join(', ')})` : code;
        const { result, exceptionDetails } = await this.send('Runtime.evaluate',
            { expression, awaitPromise: true, returnByValue: true });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    /** The texts of all elements that a selector finds. */
    texts(selector) {
        return this.evaluate((sought) => [...document.querySelectorAll(sought)].map((element) => element.textContent),
            selector);
    }

    count(selector) {
        return this.evaluate((sought) => document.querySelectorAll(sought).length, selector);
    }

    attribute(selector, name) {
        return this.evaluate((sought, key) => document.querySelector(sought)?.getAttribute(key) ?? null, selector,
            name);
    }

    /** The middle of the first element that a selector finds and that can be seen, once it is scrolled into view. */
    async middle(selector) {
        const place = await this.evaluate((sought) => {
            const found = [...document.querySelectorAll(sought)].find((element) => element.getClientRects().length > 0);
            if (!found) return undefined;
            found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const { left, top, width, height } = found.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        }, selector);
        if (!place) throw new Error(`There is no ${selector} to be seen.`);
        return place;
    }

    async move(x, y) {
        await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
        await this.settle();
    }

    async hover(selector) {
        await this.move(...await this.middle(selector));
    }

    async clickAt(x, y) {
        await this.move(x, y);
        await this.pressAndRelease(x, y);
        await this.settle();
    }

    async pressAndRelease(x, y) {
        for (const type of ['mousePressed', 'mouseReleased']) {
            await this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
        }
    }

    async click(selector) {
        await this.clickAt(...await this.middle(selector));
    }

    /** Presses a key by its name in events, such as `ArrowDown` or `f`. */
    async press(key, modifiers = 0) {
        const text = key.length === 1 ? key : key === 'Enter' ? '\r' : undefined;
        const code = Page.codes[key] ?? key.toUpperCase().charCodeAt(0);
        const parameters = { key, text, modifiers, windowsVirtualKeyCode: code };
        await this.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...parameters });
        await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...parameters });
        await this.settle();
    }

    async type(text) {
        await this.send('Input.insertText', { text });
        await this.settle();
    }

    async screenshot() {
        const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
        return Buffer.from(data, 'base64');
    }

    async close() {
        await this.browser.send('Target.closeTarget', { targetId: this.targetId });
        this.browser.sessions.delete(this.sessionId);
    }
}

Page.codes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Enter: 13, Escape: 27, Home: 36, End: 35,
    Tab: 9, ' ': 32, Delete: 46, PageDown: 34, PageUp: 33 };

module.exports = { Page };
