// One screen with everything that a fragment can draw, and views that are turned, clipped, masked, blended and copied.
'use strict';
const { Recorder } = require('./Recorder.js');
const { Views } = require('./Views.js');

// A red and a blue pixel above a green and a yellow one.
const pixels = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mP4zwAEQGIBw/87DAAczgR6606joAAAAABJRU5ErkJggg==';

function drawings() {
    const recorder = new Recorder({
        name: 'Everything that can be drawn', suite: 'DrawingTests', file: 'Tests/DrawingTests.swift', line: 7,
        device: { name: 'iPad mini', size: [744, 600], scale: 2, corner: 20, appearance: 'light', language: 'en',
            direction: 'ltr' },
    });
    const views = new Views(recorder);
    const windows = (turn) => [{
        key: 'window', class: 'UIWindow', box: [0, 0, 744, 600], under: [['fill', [0, 0, 744, 600], '#FFFFFF']],
        children: [...fragments(recorder, views), ...nodes(views, turn)],
    }];
    recorder.frame(windows(0));
    recorder.step({ kind: 'gesture', words: 'rotateOn(theFirstView(ofClass(DialView.self)))',
        file: 'Tests/DrawingTests.swift', line: 9 }, (step) => {
        for (const turn of [15, 30, 45]) {
            recorder.now += 100000;
            recorder.frame(windows(turn));
        }
        step.touches = [0, 1].map((finger) =>
            ({ finger, hit: recorder.id('dial'), points: [0, 1, 2, 3, 4].map((index) => {
            const angle = finger * Math.PI + (index * Math.PI) / 16;
            return [index * 75000, Math.round(90 + 60 * Math.cos(angle)), Math.round(450 + 60 * Math.sin(angle)),
                index === 0 ? 0 : index === 4 ? 3 : 1];
        }) }));
    });
    recorder.step({ kind: 'gesture', words: 'dragOn(theFirstView(ofClass(DialView.self)))',
        file: 'Tests/DrawingTests.swift', line: 10 }, (step) => {
        step.touches = [{ finger: 0, hit: recorder.id('dial'),
            points: [[0, 90, 450, 0], [20000, 130, 460, 1], [40000, 160, 470, 4]] }];
    });
    return recorder.data;
}

/** A cell for each command, with its name below. */
function fragments(recorder, views) {
    return Object.entries(commands(recorder, views)).map(([name, list], index) => ({
        key: name, class: 'SampleView', box: [12 + (index % 9) * 81, 12 + Math.floor(index / 9) * 92, 72, 84],
        text: name,
        under: [['fill', [0, 0, 72, 64, 6], '#F2F2F7'], ...list,
            views.line(name, 0, 78, { size: 11, align: 'center', width: 72, color: '#555555' })],
        access: { element: 1, role: 'image', label: name },
    }));
}

/** What the commands are made of. */
function tools(recorder, views) {
    const path = (text) => recorder.text(text);
    const symbol = (name, tint, { line, area, ...rest }) => recorder.image({ kind: 'symbol', name, size: [40, 40], tint,
        line: path(line), area: area && path(area), ...rest });
    const image = (rest) => recorder.image({ kind: 'pixels', size: [2, 2], data: pixels, ...rest });
    const star = path('M 36 8 L 43 26 L 62 26 L 47 38 L 52 56 L 36 45 L 20 56 L 25 38 L 10 26 L 29 26 Z');
    const fade = recorder.image({ kind: 'drawing', size: [72, 64],
        drawing: recorder.fragment([['linear', [[0, '#00000000'], [1, '#000000']], [0, 0], [72, 0]]]) });
    return { path, symbol, image, star, fade, views, recorder };
}

function commands(recorder, views) {
    const made = tools(recorder, views);
    return { ...shapes(made), ...gradients(), ...mixes(made), ...textsAndImages(made) };
}

function shapes({ path, star, fade }) {
    return {
        fill: [['fill', star, '#FF9500']],
        'even-odd': [['fill', path('M 10 8 H 62 V 56 H 10 Z M 22 18 H 50 V 46 H 22 Z'), '#5856D6', { evenOdd: 1 }]],
        stroke: [['stroke', star, '#FF2D55', { width: 4, join: 'round' }]],
        dash: [['stroke', [10, 10, 52, 44, 10], '#007AFF', { width: 3, dash: [8, 5], cap: 'round' }]],
        part: [['stroke', path('M 36 10 A 22 22 0 1 1 35.9 10'), '#34C759',
            { width: 6, cap: 'round', from: 0.25, to: 0.75 }]],
        clip: [['save'], ['clip', star], ['fill', [0, 0, 72, 34], '#FF3B30'], ['fill', [0, 34, 72, 40], '#FFCC00'],
            ['restore']],
        mask: [['save'], ['mask', fade, [0, 0, 72, 64]], ['fill', star, '#000000'], ['restore']],
        clear: [['fill', [10, 8, 52, 48, 8], '#AF52DE'], ['clear', [24, 20, 24, 24]]],
        transform: [['save'], ['transform', [0.707, 0.707, -0.707, 0.707, 36, 4]],
            ['fill', [0, 0, 38, 38, 6], '#00C7BE'], ['restore']],
    };
}

function gradients() {
    return {
        linear: [['save'], ['clip', [8, 8, 56, 48, 10]],
            ['linear', [[0, '#FF2D55'], [0.5, '#FFCC00'], [1, '#34C759']], [8, 8], [64, 56], { before: 1, after: 1 }],
            ['restore']],
        'not beyond': [['save'], ['clip', [0, 8, 72, 48]],
            ['linear', [[0, '#007AFF'], [1, '#5AC8FA']], [22, 0], [50, 0]], ['restore']],
        radial: [['save'], ['clip', [8, 8, 56, 48, 10]],
            ['radial', [[0, '#FFFFFF'], [1, '#FF9500']], [28, 24, 2], [36, 32, 30], { before: 1, after: 1 }],
            ['restore']],
        shadow: [['fill', [16, 12, 40, 36, 8], '#FFFFFF', { shadow: [0, 5, 10, '#00000080'] }]],
        'shadow path': [['shadow', [16, 12, 40, 36, 8], [0, 4, 12, '#FF0000']]],
    };
}

function mixes({ star }) {
    return {
        alpha: [['fill', [10, 10, 34, 34], '#007AFF', { alpha: 0.5 }],
            ['fill', [28, 22, 34, 34], '#FF3B30', { alpha: 0.5 }]],
        layer: [['begin', null, { alpha: 0.5 }], ['fill', [10, 10, 34, 34], '#007AFF'],
            ['fill', [28, 22, 34, 34], '#FF3B30'], ['end']],
        multiply: [['fill', [10, 10, 34, 34], '#5AC8FA'], ['fill', [28, 22, 34, 34], '#FFCC00', { blend: 'multiply' }]],
        difference: [['fill', [10, 10, 34, 34], '#FFFFFF'],
            ['fill', [28, 22, 34, 34], '#FFCC00', { blend: 'difference' }]],
        'destination out': [['begin', null, {}], ['fill', [10, 8, 52, 48, 8], '#34C759'],
            ['fill', star, '#000000AA', { blend: 'destinationOut' }], ['end']],
        'source atop': [['begin', null, {}], ['fill', star, '#8E8E93'],
            ['fill', [0, 0, 36, 64], '#FF2D55', { blend: 'sourceAtop' }], ['end']],
        xor: [['begin', null, {}], ['fill', [10, 10, 34, 34], '#007AFF'],
            ['fill', [28, 22, 34, 34], '#FF3B30', { blend: 'xor' }], ['end']],
    };
}

const heart = 'M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7.3A4.6 4.6 0 0 1 21 8.8C21 12 19 15 12 20Z';

function textsAndImages({ symbol, image, views, recorder }) {
    return {
        text: [views.line('Aa', 4, 30, { size: 20, weight: 700 }),
            views.line('mono', 4, 54, { size: 14, design: 'monospaced' })],
        lines: [views.line('under', 4, 26, { size: 15, underline: '#FF3B30' }),
            views.line('strike', 4, 50, { size: 15, strike: '#007AFF', background: '#FFCC0080' })],
        pixels: [['image', image({}), [12, 8, 48, 48]]],
        'turned right': [['image', image({ orientation: 'right' }), [12, 8, 48, 48]]],
        mirrored: [['image', image({ orientation: 'upMirrored' }), [12, 8, 48, 48]]],
        tinted: [['image', image({ tint: '#AF52DE' }), [12, 8, 48, 48]]],
        named: [['image', recorder.image({ kind: 'name', name: 'harbour', size: [72, 64] }), [0, 0, 72, 64]]],
        symbol: [['image', symbol('heart.fill', '#FF2D55', { line: heart, closed: 1 }), [16, 12, 40, 40]]],
        'in a circle': [['image', symbol('plus.circle.fill', '#34C759',
            { line: 'M12 4V20M4 12H20', frame: 'circle', solid: 1 }), [16, 12, 40, 40]]],
        slashed: [['image', symbol('eye.slash', '#8E8E93',
            { line: 'M4 4H20V20H4Z', area: 'M11 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0', slashed: 1 }), [16, 12, 40, 40]]],
    };
}

/** Two elements that are no views, and one that is a part of its view. */
const halves = [
    { element: 1, role: 'image', label: 'Left half', rect: [320, 400, 50, 100] },
        { element: 1, role: 'image', label: 'Right half', rect: [370, 400, 50, 100] },
    { element: 1, role: 'button', label: 'Upper part', isOwn: true, rect: [320, 400, 100, 50] },
        { element: 1, role: 'button', label: 'Lower part', isOwn: true, rect: [320, 450, 100, 50] },
];

/** Views that are more than a box with drawings. */
function nodes(views, turn) {
    const angle = (turn * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)].map((value) => Math.round(value * 1e5) / 1e5);
    const box = (key, rect, color, rest) =>
        ({ key, class: 'UIView', box: rect, under: [['fill', [0, 0, rect[2], rect[3]], color]], ...rest });
    return [
        {
            ...box('dial', [40, 400, 100, 100], '#5856D6',
                { class: 'DialView', transform: [c, s, -s, c, 0, 0], radius: 16, clips: 1 }),
            children: [box('needle', [44, 6, 12, 50], '#FFFFFF', { radius: 6, clips: 1 }),
                views.label('dial/label', 'Dial', [0, 62, 100, 24], { color: '#FFFFFF', align: 'center' })],
        },
        {
            ...box('clipper', [180, 400, 100, 100], '#F2F2F7',
                { clips: 1, radius: [40, 4, 40, 4],
                over: [['stroke', [1, 1, 98, 98, [39, 3, 39, 3]], '#000000', { width: 2 }]] }),
            children: [box('clipped', [40, 40, 100, 100], '#FF9500'),
                box('turned', [10, 10, 40, 40], '#34C759', { transform: [0.9, 0.4, -0.4, 0.9, 0, 0], anchor: [0, 0] })],
        },
        box('masked', [320, 400, 100, 100], '#FF2D55',
            { mask: [['fill', [0, 0, 100, 100, 50], '#000000'], ['clear', [40, 40, 20, 20]]], elements: halves }),
        {
            ...box('shadowed', [460, 410, 90, 80], '#FFFFFF',
                { shadow: [0, 8, 10, '#00000066'], radius: 12, clips: 1, opacity: 0.9 }),
            children: [views.label('shadowed/label', 'Shadow', [0, 28, 90, 24], { align: 'center' })],
        },
        {
            key: 'copied', class: 'ReplicatorView', box: [590, 400, 120, 100],
            copies: [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 40, 0], [1, 0, 0, 1, 80, 0]],
            layers: [[0, [['fill', [0, 70, 30, 6, 3], '#C7C7CC']]],
                [1, [['stroke', [0, 0, 30, 60, 6], '#1C1C1E', { width: 2 }]]]],
                children: [box('copied/one', [0, 0, 30, 60], '#5AC8FA')],
        },
        box('behind', [180, 520, 80, 40], '#007AFF', { z: 2 }), box('in front', [220, 535, 80, 40], '#FFCC00'),
            box('hidden', [320, 520, 80, 40], '#FF0000', { hidden: 1 }),
        box('transparent', [420, 520, 80, 40], '#FF0000', { opacity: 0 }),
            box('off the screen', [900, 520, 80, 40], '#FF0000'),
    ];
}

module.exports = { drawings };
