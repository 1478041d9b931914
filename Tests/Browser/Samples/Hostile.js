// A trace whose every text tries to be something else: markup, the end of a script, another direction.
'use strict';
const { Recorder } = require('./Recorder.js');
const { Views } = require('./Views.js');

const hostileTexts = [
    '<img src=x onerror="window.hacked=1">', '</script><script>window.hacked=2</script>', '<!-- <script>',
        '"quoted" \'text\' & &lt;b&gt; &amp;',
    'line\u2028separator\u2029paragraph', 'control \u0000\u0001\u0007\u001b[31m\u007f\u0085',
        'javascript:window.hacked=3', '/* trace */', '/* part: Page/Elements.js */',
    '\u202Egnp.exe', '{{constructor.constructor("window.hacked=4")()}}', '${window.hacked=5}', '`window.hacked=6`',
        'two\nlines\ttab', '𝒜 emoji 👩🏽‍🚀 and combining e\u0301',
    ']]> <![CDATA[', '<svg onload=window.hacked=7>', '__proto__', 'x'.repeat(3000),
];

function hostile() {
    const [image, script, comment] = hostileTexts;
    const recorder = new Recorder({
        name: script, suite: image, arguments: comment, file: `Tests/${image}.swift`, line: 3, note: script,
        device: { name: image, size: [390, 844], scale: 3, corner: 40, appearance: 'light', language: script,
            direction: 'ltr', textSize: '<b>large</b>' },
    });
    const views = new Views(recorder);
    const frame = (text) => recorder.frame([{
        key: 'window', class: `UIWindow<${image}>`, box: [0, 0, 390, 844], controller: script,
        under: [['fill', [0, 0, 390, 844], '#FFFFFF']],
        children: hostileTexts.map((one, index) => hostileLabel(views, index === 0 ? text : one, index)),
    }]);
    frame(image);
    hostileTexts.forEach((text, index) => hostileStep(recorder, text, index, frame));
    recorder.source(`Tests/${image}.swift`, 1,
        ['// </script><script>window.hacked=8</script>', `let text = "${image}"`, '\u202E// reversed', '\u0000']);
    const { data } = recorder;
    data.test.device.appearance = 'light';
    data.images.push({ kind: 'pixels', size: [1, 1], data: 'javascript:alert(1)' },
        { kind: 'pixels', size: [1, 1], data: 'https://example.com/x.png' });
    data.fragments.push([['image', data.images.length - 1, [0, 0, 9, 9]],
        ['image', data.images.length - 2, [0, 0, 9, 9]], ['fill', [0, 0, 9, 9], 'url(https://example.com/y.svg#a)'],
        ['constructor'], ['__proto__', 1]]);
    data.frames[data.frames.length - 1].set = [...(data.frames[data.frames.length - 1].set ?? []),
        [1, { over: data.fragments.length - 1 }]];
    return data;
}

function hostileLabel(views, text, index) {
    const shown = text.slice(0, 60);
    return {
        key: `label ${index}`, class: index % 2 === 0 ? 'UILabel' : text.slice(0, 80),
        box: [16, 30 + index * 40, 358, 36], text, under: [views.line(shown, 0, 24, { size: 15 })],
        access: { element: 1, role: text, label: text, value: text, hint: text, identifier: text, traits: text },
        automation: { type: text, label: text, identifier: text, value: text }, controller: text,
        query: `theFirstView(withLabel("${text}"))`,
        properties: { [text]: text, text }, edges: [[text, text, text, text, 1], ['left', 'constraint', text, text, 2]],
    };
}

function hostileStep(recorder, text, index, frame) {
    const kinds = ['gesture', 'scenario', 'step', 'assertion', text];
    recorder.step({ kind: kinds[index % kinds.length], words: text, file: `${text}.swift`, line: index + 1, views: [2],
        notes: [recorder.text(text)] }, (step) => {
        recorder.now += 1000;
        step.keys = [[0, recorder.text(text)]];
        step.query = recorder.text(text);
        recorder.event({ kind: 'log', level: index % 3 === 0 ? text : 'error', subsystem: text, category: text, text,
            file: text, line: 1 });
        recorder.event({ kind: index % 2 === 0 ? 'timer' : text, text, file: text, line: 1 });
        frame(`${index} ${text}`);
        if (index === 1) {
            recorder.failure({ text: `${text}\n${text}\n\u202E${text}`, file: `Tests/${text}.swift`, line: 2 });
        }
    });
}

module.exports = { hostile, hostileTexts };
