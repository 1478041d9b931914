// A contact sheet: three screens in six guises, with findings, known ones, and changes since they were approved.
'use strict';

const guises = [
    ['iPhone 14', 'iPhone 14', 'portrait', 'light', 'L', 'en', []],
    ['iPhone 14, dark', 'iPhone 14', 'portrait', 'dark', 'L', 'en', []],
    ['iPhone 14, landscape', 'iPhone 14', 'landscape', 'light', 'L', 'en', []],
    ['iPhone SE, AX5', 'iPhone SE (2nd generation)', 'portrait', 'light', 'AX5', 'en', []],
    ['iPhone 14, ar', 'iPhone 14', 'portrait', 'light', 'L', 'ar', []],
    ['iPad, dark, increased contrast', 'iPad (9th generation)', 'portrait', 'dark', 'L', 'en', ['Increased contrast']],
].map(([name, device, orientation, appearance, textSize, language, settings]) =>
    ({ name, device, orientation, appearance, textSize, language, settings }));

const sizes = [[390, 844], [390, 844], [844, 390], [375, 667], [390, 844], [810, 1080]];

/** The lines of all drawings, each once. */
class Lines {
    constructor() {
        this.lines = [];
    }

    numbers(drawing) {
        return drawing.map((line) => {
            if (!this.lines.includes(line)) this.lines.push(line);
            return this.lines.indexOf(line);
        });
    }
}

/** A screen with a title, a card and a button, as lines of SVG. */
function drawing(title, index, { move = 0, button = '#007AFF' } = {}) {
    const [[width, height], dark] = [sizes[index], guises[index].appearance === 'dark'];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
        `<rect x="0" y="0" width="${width}" height="${height}" fill="${dark ? '#000000' : '#FFFFFF'}"/>`,
        `<text x="20" y="80" font-size="34" fill="${dark ? '#FFFFFF' : '#000000'}">${title}</text>`,
        `<rect x="20" y="${120 + move}" width="160" height="44" rx="10" fill="${button}"/>`,
        `<rect x="20" y="180" width="${width - 40}" height="80" fill="${dark ? '#1C1C1E' : '#F2F2F7'}"/>`,
        '</svg>',
    ];
}

function findings() {
    const clipped = {
        kind: 'textClipped', title: 'Text clipped',
        detail: 'The text of UILabel "Welcome" needs 60 points, and the label is 40 high. Pin its height to nothing.',
        view: 'UILabel "Welcome"', place: 'LoginViewController/UILabel', line: 'LoginViewController.swift:23',
        at: [[3, 20, 50, 200, 40]],
    };
    const small = {
        kind: 'hitRegion', title: 'Hit area is too small',
        detail: '<img src=x onerror=alert(1)> UIButton "Log in" is 30 by 30 points.', view: 'UIButton "Log in"',
        place: 'LoginViewController/UIButton', at: guises.map((_, index) => [index, 20, 120, 160, 44]),
    };
    const outside = {
        kind: 'offScreen', title: 'Control off screen', detail: 'UIButton "Help" is beyond the right edge.',
        view: 'UIButton "Help"', place: 'LoginViewController/UIButton 2', known: true, at: [[2, 900, 100, 44, 44]],
    };
    return [clipped, small, outside];
}

/** Makes a contact sheet. */
function contactSheet() {
    const lines = new Lines();
    const screen = (name, found, change = () => ({})) => ({
        name, findings: found,
        looks: guises.map((_, index) => ({ guise: index, size: sizes[index],
            picture: lines.numbers(drawing(name, index)), ...change(index) })),
    });
    const changed = (index) => (index > 1 ? {} : {
        state: 'changed', approved: lines.numbers(drawing('Cart', index, { move: -8, button: '#FF3B30' })),
        changes: [{ text: 'UIButton "Pay" moved 8 pt down', frame: [20, 120, 160, 44] },
            { text: 'UILabel "Voucher" is missing, which was at (20 300; 100 20)' }],
    });
    const added = (index) => (index === 5 ? { state: 'new' } : {});
    return {
        version: 1, title: 'Tea shop', command: "ROBOT_UPDATE_PICTURES=1 swift test --filter 'ShopTests.*sheet'",
        missing: ['Help in iPhone 14'], guises,
        screens: [screen('Log in', findings()), screen('Cart', [], changed), screen('Orders', [], added)],
        lines: lines.lines,
    };
}

/** A thousand guises of one screen. */
function thousandGuises() {
    const lines = new Lines();
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...guises[0], name: `iPhone 14, ${index}` }));
    const looks = many.map((_, index) => ({ guise: index, size: sizes[0], picture: lines.numbers(drawing('Log in', 0)) }));
    return { version: 1, title: 'Many', guises: many, screens: [{ name: 'Log in', findings: [], looks }],
        lines: lines.lines };
}

module.exports = { contactSheet, thousandGuises };
