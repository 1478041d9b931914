'use strict';
const assert = require('node:assert/strict');

const namedRoles = new Set([
    'button', 'link', 'textbox', 'searchbox', 'combobox', 'ComboBoxMenuButton', 'listbox', 'tree', 'tab', 'tablist',
        'tabpanel', 'slider', 'splitter', 'treeitem', 'option',
    'ListBoxOption', 'image', 'img', 'navigation', 'main', 'region', 'group', 'dialog', 'menuitem', 'MenuListOption',
]);
const unnamedRoles = new Set(['main', 'group', 'region']);

/** The page as a screen reader has it: roles, names and states. */
async function tree(page) {
    const { nodes } = await page.send('Accessibility.getFullAXTree', {});
    return nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties = [] }) => ({
        role: role?.value, name: name?.value ?? '',
            ...Object.fromEntries(properties.map(({ name: key, value }) => [key, value.value])),
    }));
}

/** The contrast of two colours by WCAG. */
function contrast(one, other) {
    const luminance = (color) => {
        const [red, green, blue] = color.map((value) => value / 255)
            .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}

const checks = {
    async 'headings, landmarks and lists are there by their roles'({ open }) {
        const page = await open('shop');
        const nodes = await tree(page);
        for (const [role, name] of [
            ['banner', ''], ['main', ''], ['search', ''], ['region', 'Steps of the test'], ['tree', 'Steps'],
                ['tree', 'View hierarchy'], ['listbox', 'Film strip'],
            ['slider', 'Virtual time'], ['tablist', 'Details'], ['tablist', 'Trees'],
                ['region', 'Properties of the selected view'], ['region', 'Failures'],
        ]) assert.ok(nodes.some((node) => node.role === role && node.name === name), `${role} "${name}"`);
        assert.deepEqual(nodes.filter(({ role, level }) => role === 'heading' && level === 1).map(({ name }) => name),
            ['A voucher lowers the total']);
    },

    async 'a step says its words, outcome, place and times, and its level'({ open }) {
        const page = await open('shop');
        const nodes = await tree(page);
        const step = nodes.find(({ role, name }) => role === 'treeitem'
            && name.startsWith('tapOn(theFirstView(withAccessibilityIdentifier("pay")))'));
        assert.equal(step.name, 'tapOn(theFirstView(withAccessibilityIdentifier("pay"))), failed, CheckoutTests.swift:40, at 1:00:05.63, took 702 µs');
        assert.equal(step.level, 3);
        assert.equal(await page.attribute('.step.is-active', 'aria-posinset'), '19');
        assert.equal(await page.attribute('.steps', 'aria-activedescendant'),
            await page.attribute('.step.is-active', 'id'));
    },

    async 'the picture says what is on the screen'({ open }) {
        const page = await open('dark');
        assert.match(await page.attribute('.screen-figure[data-screen=now] .screen', 'aria-label'),
            /^Screen after, at 0 s: .*Earl Grey, Bergamot, black tea/);
    },

    async 'a step that is shown is said'({ open }) {
        const page = await open('dark');
        await page.press('ArrowDown');
        assert.match((await page.texts('[role=status]'))[0], /^A voucher lowers the total, CheckoutTests.swift:20/);
        assert.equal(await page.attribute('[role=status]', 'aria-live'), 'polite');
    },

    async 'a focus can be seen wherever it is'({ open }) {
        const page = await open('shop');
        for (let index = 0; index < 40; index += 1) {
            await page.press('Tab');
            const [name, isVisible] = await page.evaluate(() => {
                const focused = document.activeElement;
                const outlined = [focused, ...focused.querySelectorAll('.is-active')].some((one) =>
                    getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px');
                return [focused.getAttribute('aria-label') ?? focused.textContent,
                    outlined || focused.matches(':has([aria-selected=true])')];
            });
            assert.ok(isVisible, name);
        }
    },
};

for (const name of ['shop', 'hostile', 'long', 'empty', 'index']) {
    checks[`all controls, lists and pictures of ${name} have names`] = async ({ open }) => {
        const page = await open(name);
        for (const tab of ['log', 'events', 'source', 'difference', 'accessibility', 'automation', '']) {
            if (tab && await page.count(`.tab[data-tab=${tab}]`) > 0) await page.click(`.tab[data-tab=${tab}]`);
            const unnamed = (await tree(page))
                .filter(({ role, name: words }) => namedRoles.has(role) && !unnamedRoles.has(role)
                && words.trim() === '');
            assert.deepEqual(unnamed, []);
        }
    };
}

for (const dark of [false, true]) {
    checks[`texts can be read on their ground in ${dark ? 'dark' : 'light'}`] = async ({ open }) => {
        const page = await open('shop', { dark });
        const pairs = [['text', 'pane'], ['text-soft', 'pane'], ['text-faint', 'pane'], ['text-soft', 'ground'],
            ['text-faint', 'ground'], ['accent', 'pane'], ['accent-text', 'accent'],
            ['text-faint', 'sunken'], ['text-faint', 'accent-soft'], ['accent', 'accent-soft'], ['red', 'red-soft'],
                ['green', 'green-soft'], ['amber', 'amber-soft'], ['code-string', 'accent-soft'],
            ['code-call', 'accent-soft'], ['code-type', 'accent-soft'], ['code-word', 'pane'], ['code-comment', 'pane'],
                ['code-number', 'pane'], ['teal', 'pane'], ['red', 'pane'], ['red', 'accent-soft']];
        for (const [front, back] of pairs) {
            const colors = await page.evaluate((names) => names.map((name) => {
                const probe = document.body.appendChild(document.createElement('i'));
                probe.style.color = `var(--${name})`;
                const color = getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3).map(Number);
                probe.remove();
                return color;
            }), [front, back]);
            assert.ok(contrast(...colors) >= 4.5, `${front} on ${back}: ${contrast(...colors).toFixed(2)}`);
        }
    };
}

module.exports = checks;
