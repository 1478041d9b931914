// A test of many steps: a counter that is tapped, a field that is typed into, and a list that scrolls, in rounds.
'use strict';
const { Recorder } = require('./Recorder.js');
const { Views } = require('./Views.js');

class LongTest {
    constructor(count, { failsAt } = {}) {
        Object.assign(this, { count, failsAt, taps: 0, text: '', scroll: 0 });
        this.file = 'Tests/CounterTests.swift';
        this.recorder = new Recorder({
            name: `${count} steps`, suite: 'CounterTests', file: this.file, line: 9,
            device: { name: 'iPhone 16', size: [393, 852], scale: 3, corner: 55, insets: [59, 0, 34, 0],
                appearance: 'light', language: 'en', direction: 'ltr' },
        });
        this.views = new Views(this.recorder);
    }

    get windows() {
        const { views } = this;
        const first = Math.floor(this.scroll / 44);
        const rows = Array.from({ length: 14 }, (_, index) => first + index).map((row) => ({
            key: `row ${row % 16}`, class: 'UITableViewCell', box: [0, row * 44, 361, 44],
            under: [['fill', [0, 0, 361, 44], '#FFFFFF'], ['fill', [16, 43.67, 345, 0.33], '#C6C6C8']],
            children: [views.label(`row ${row % 16}/label`, `Row ${row}`, [16, 10, 240, 24])],
            automation: { type: 'cell', label: `Row ${row}` },
        }));
        return [{
            key: 'window', class: 'UIWindow', box: [0, 0, 393, 852], children: [
                views.view('root', [0, 0, 393, 852], {
                    controller: 'CounterViewController', under: [['fill', [0, 0, 393, 852], '#F2F2F7']], children: [
                        views.label('count', `${this.taps} taps`, [16, 70, 200, 40], { size: 28, weight: 700 }),
                        views.button('tap', 'Tap', [277, 68, 100, 44], { identifier: 'tap' }),
                        views.field('field', { text: this.text, placeholder: 'Name', box: [16, 124, 361, 44],
                            identifier: 'name' }),
                        { key: 'table', class: 'UITableView', box: [16, 190, 361, 600], scroll: [0, this.scroll],
                            clips: 1, radius: 12, children: rows, automation: { type: 'table' } },
                    ],
                }),
            ],
        }, this.views.statusBar(393)];
    }

    run() {
        const { recorder } = this;
        recorder.frame(this.windows);
        let taken = 0;
        for (let round = 0; taken < this.count; round += 1) {
            recorder.step({ kind: 'scenario', words: `Round ${round + 1}`, file: this.file, line: 11 }, () => {
                taken += 1;
                for (let index = 0; index < 49 && taken < this.count; index += 1, taken += 1) this.take(taken);
            });
        }
        return recorder.data;
    }

    take(index) {
        const { recorder } = this;
        const actions = [
            ['gesture', 'tapOn(theFirstView(withAccessibilityIdentifier("tap")))', 14, () => this.tap()],
            ['assertion', `shouldSee(withLabel("${this.taps} taps"))`, 15, () => {}],
            ['key', `SoftwareKeyboard.main.type("${index % 10}")`, 16,
                () => { this.text = (this.text + (index % 10)).slice(-12); }],
            ['gesture', 'swipeUpOn(theFirstView(ofClass(UITableView.self)))', 17,
                () => { this.scroll = (this.scroll + 96) % 2200; }],
        ];
        const [kind, words, line, act] = actions[index % actions.length];
        recorder.step({ kind, words, file: this.file, line }, (step) => {
            act();
            if (kind !== 'assertion') {
                recorder.now += 350000;
                recorder.event({ kind: kind === 'gesture' ? 'animation' : 'timer',
                    text: kind === 'gesture' ? 'highlight of UIButton' : 'blinking caret', at: recorder.now - 200000,
                    ...(kind === 'gesture' && { for: 150000 }) });
                recorder.frame(this.windows);
            }
            if (kind === 'gesture') {
                step.touches = [{ finger: 0, points: [[0, 327, 90, 0], [60000, 327, 90, 3]], hit: recorder.id('tap') }];
            }
            if (index % 97 === 0) {
                recorder.event({ kind: 'log', level: 'info', subsystem: 'com.example.counter',
                    text: `Counted to ${this.taps}` });
            }
            if (index === this.failsAt) {
                recorder.failure({ text: `Expected to see "${this.taps + 1} taps".`, file: this.file, line });
            }
        });
    }

    tap() {
        this.taps += 1;
    }
}

module.exports = { long: (count, options) => new LongTest(count, options).run() };
