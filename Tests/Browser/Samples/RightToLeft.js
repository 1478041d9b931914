// A screen in Hebrew, which is written from right to left, with larger text.
'use strict';
const { Recorder } = require('./Recorder.js');
const { Views } = require('./Views.js');

function rightToLeft() {
    const recorder = new Recorder({
        name: 'ההגדרות נשמרות', suite: 'SettingsTests', file: 'Tests/SettingsTests.swift', line: 11,
        device: {
            name: 'iPhone SE', size: [375, 667], scale: 2, insets: [20, 0, 0, 0], appearance: 'light', language: 'he',
            direction: 'rtl', textSize: 'extraExtraLarge',
        },
    });
    const views = new Views(recorder);
    const windows = (isOn) => [{
        key: 'window', class: 'UIWindow', box: [0, 0, 375, 667],
        under: [['fill', [0, 0, 375, 667], views.colors.ground]],
        children: [
            views.label('title', 'הגדרות', [16, 40, 343, 44],
                { size: 34, weight: 700, align: 'right', traits: '.header' }),
            ...['התראות', 'מצב כהה (beta)',
                'שלום, עולם!'].map((text, index) => row(views, text, index, index === 0 && isOn)),
        ],
    }];
    recorder.frame(windows(false));
    recorder.step({ kind: 'scenario', words: 'ההגדרות נשמרות', file: 'Tests/SettingsTests.swift', line: 11 }, () => {
        recorder.step({ kind: 'gesture', words: 'tapOn(theFirstView(withLabel("התראות")))',
            file: 'Tests/SettingsTests.swift', line: 12 }, (step) => {
            step.touches = [{ finger: 0, points: [[0, 47, 130, 0], [60000, 47, 130, 3]],
                hit: recorder.id('switch 0') }];
            recorder.now += 250000;
            recorder.event({ kind: 'log', level: 'notice', text: 'ההתראות פועלות' });
            recorder.frame(windows(true));
        });
    });
    return recorder.data;
}

function row(views, text, index, isOn) {
    const { colors } = views;
    return {
        key: `row ${index}`, class: 'UITableViewCell', box: [16, 104 + index * 52, 343, 52],
        under: [['fill', [0, 0, 343, 52], colors.cell]],
        children: [
            views.label(`row ${index}/label`, text, [76, 10, 251, 32], { size: 21, align: 'right' }),
            {
                key: `switch ${index}`, class: 'UISwitch', box: [16, 10, 51, 31], under: [
                    ['fill', [0, 0, 51, 31, 15.5], isOn ? colors.green : colors.fill],
                        ['fill', [isOn ? 2 : 22, 2, 27, 27, 13.5], '#FFFFFF', { shadow: [0, 3, 8, '#00000026'] }],
                ],
                access: { element: 1, role: 'switch', label: text, value: isOn ? '1' : '0', traits: '.toggleButton' },
                automation: { type: 'switch', label: text, value: isOn ? '1' : '0' },
            },
        ],
    };
}

module.exports = { rightToLeft };
