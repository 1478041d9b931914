// Views of samples: what they draw, what they are to assistive technology, and where their edges come from.
'use strict';

const palettes = {
    light: {
        label: '#000000', soft: '#3C3C4399', faint: '#3C3C434D', ground: '#F2F2F7', cell: '#FFFFFF', line: '#C6C6C8',
        tint: '#007AFF',
        bar: '#F9F9F9F0', key: '#FFFFFF', keyboard: '#D1D3D9', fill: '#7878801F', green: '#34C759', red: '#FF3B30',
        dim: '#00000033',
    },
    dark: {
        label: '#FFFFFF', soft: '#EBEBF599', faint: '#EBEBF54D', ground: '#000000', cell: '#1C1C1E', line: '#38383A',
        tint: '#0A84FF',
        bar: '#1D1D1DF0', key: '#6B6B6F', keyboard: '#2B2B2D', fill: '#7878803D', green: '#30D158', red: '#FF453A',
        dim: '#00000080',
    },
};

// Widths of letters in thousandths of the size, as Helvetica has them.
const narrow = { ' ': 278, i: 222, j: 222, l: 222, f: 278, t: 278, r: 333, I: 278, '.': 278, ',': 278, "'": 191,
    '!': 278, '-': 333, '(': 333, ')': 333, ':': 278, '/': 278, '|': 260 };
const wide = { m: 833, M: 833, w: 722, W: 944, '@': 1015, '%': 889, '…': 1000, '—': 1000, O: 778, G: 778, Q: 778 };

function textWidth(text, size, weight = 400) {
    let width = 0;
    for (const letter of text) {
        const isUpper = letter >= 'A' && letter <= 'Z';
        width += narrow[letter] ?? wide[letter]
            ?? (isUpper ? 690 : /[csvxyzk]/.test(letter) ? 500 : letter > '\u2e80' ? 1000 : 556);
    }
    return Math.round(width * size * (weight >= 600 ? 1.07 : 1)) / 1000;
}

/** Makes views for one recorder in one palette. */
class Views {
    constructor(recorder, appearance = 'light') {
        this.recorder = recorder;
        this.colors = palettes[appearance];
    }

    line(text, x, y, { size = 17, weight = 400, color = this.colors.label, design, italic, align = 'left',
        width: room = 0, ...options } = {}) {
        const width = textWidth(text, size, weight);
        const left = align === 'center' ? x + (room - width) / 2 : align === 'right' ? x + room - width : x;
        const names = { 400: 'Regular', 500: 'Medium', 600: 'Semibold', 700: 'Bold' };
        const font = this.recorder.font({ name: `.SFUI-${names[weight]}`, size, ...(weight !== 400 && { weight }),
            ...(design && { design }), ...(italic && { italic: 1 }) });
        const command = ['text', this.recorder.text(text), round(left), round(y), width, font, color];
        if (Object.keys(options).length > 0) command.push(options);
        return command;
    }

    view(key, box, rest = {}) {
        return { key, class: 'UIView', box, ...rest };
    }

    label(key, text, box, { size = 17, weight = 400, color, align, traits, edges, ...rest } = {}) {
        const isHeader = traits === '.header';
        return {
            key, class: 'UILabel', box, text,
                under: [this.line(text, 0, box[3] / 2 + size * 0.36, { size, weight, color, align, width: box[2] })],
            access: { element: 1, role: isHeader ? 'header' : 'text', label: text, traits: traits ?? '.staticText' },
            automation: { type: 'staticText', label: text },
            properties: { text: `"${text}"`, font: `.systemFont(ofSize: ${size})`,
                textColor: color ?? this.colors.label, numberOfLines: 1, isUserInteractionEnabled: false },
            names: { role: isHeader ? 'header' : 'staticText', label: text, class: 'UILabel', alone: 1 | 4 | 32 },
            edges, ...rest,
        };
    }

    button(key, title, box, { fill = this.colors.tint, color = '#FFFFFF', isEnabled = true, identifier, edges,
        radius = 12, ...rest } = {}) {
        const commands = fill ? [['fill', [0, 0, box[2], box[3], radius], isEnabled ? fill : this.colors.fill]] : [];
        commands.push(this.line(title, 0, box[3] / 2 + 6,
            { weight: 600, color: isEnabled ? color : this.colors.faint, align: 'center', width: box[2] }));
        return {
            key, class: 'UIButton', box, text: title, under: commands, edges,
            access: { element: 1, role: 'button', label: title,
                traits: isEnabled ? '.button' : '[.button, .notEnabled]', identifier },
            automation: { type: 'button', label: title, identifier, ...(isEnabled ? {} : { disabled: 1 }) },
            properties: {
                currentTitle: `"${title}"`, isEnabled,
                    ...(identifier && { accessibilityIdentifier: `"${identifier}"` }),
                'configuration.baseBackgroundColor': fill || 'nil', isHighlighted: false,
            },
            names: { role: 'button', label: title, identifier, class: 'UIButton', trait: 'button',
                alone: 1 | 64 | (identifier ? 2 | 16 : 0) },
            ...rest,
        };
    }

    field(key, { text = '', placeholder, box, isFocused = false, identifier }) {
        const size = 17;
        const commands = [['fill', [0, 0, box[2], box[3], 10], this.colors.fill]];
        commands.push(this.line(text || placeholder, 12, box[3] / 2 + 6,
            { size, color: text ? this.colors.label : this.colors.faint }));
        const caret = 13 + (text ? textWidth(text, size) : 0);
        if (isFocused) commands.push(['fill', [caret, box[3] / 2 - 11, 2, 22, 1], this.colors.tint]);
        return {
            key, class: 'UITextField', box, under: commands, ...(text && { text }),
            access: { element: 1, role: 'text field', label: placeholder, value: text || undefined, identifier,
                traits: '[]' },
            automation: { type: 'textField', placeholder, value: text || undefined, identifier,
                ...(isFocused && { focused: 1 }) },
            properties: { text: text ? `"${text}"` : '""', placeholder: `"${placeholder}"`, isEditing: isFocused,
                accessibilityIdentifier: `"${identifier}"` },
            query: `theFirstView(withAccessibilityIdentifier("${identifier}"))`,
        };
    }

    navigationBar(key, title, width, backTitle) {
        const children = [this.label(`${key}/title`, title, [width / 2 - 100, 54, 200, 44],
            { weight: 600, align: 'center', traits: '.header' })];
        if (backTitle) {
            const back = this.button(`${key}/back`, backTitle, [4, 54, 96, 44],
                { fill: null, color: this.colors.tint });
            back.under = [
                ['stroke', this.recorder.text('M 16 13 L 7.5 22 L 16 31'), this.colors.tint,
                    { width: 2.6, cap: 'round', join: 'round' }],
                this.line(backTitle, 24, 28, { color: this.colors.tint }),
            ];
            children.push(back);
        }
        return {
            key, class: 'UINavigationBar', box: [0, 0, width, 98], children,
            under: [['fill', [0, 0, width, 98], this.colors.bar], ['fill', [0, 97.67, width, 0.33], this.colors.line]],
            automation: { type: 'navigationBar', identifier: title },
            properties: { isTranslucent: true, prefersLargeTitles: false },
            edges: [['top', 'system', 'the navigation controller places its bar'],
                ['width', 'system', 'as wide as the screen']],
        };
    }

    statusBar(width) {
        const color = this.colors.label;
        return {
            key: 'status bar', class: 'StatusBarWindow', box: [0, 0, width, 54],
            under: [
                this.line('9:41', 0, 34, { weight: 600, align: 'center', width: 124 }),
                ['stroke', [width - 52, 23, 24, 12, 3.5], color, { width: 1, alpha: 0.4 }],
                    ['fill', [width - 50, 25, 20, 8, 2], color],
                ['fill', [width - 26.5, 27, 1.5, 4, 0.7], color, { alpha: 0.5 }],
                ...[0, 1, 2, 3].map((bar) =>
                    ['fill', [width - 96 + bar * 5, 32 - bar * 2.6, 3.2, 3 + bar * 2.6, 1], color]),
            ],
            automation: { type: 'statusBar' },
        };
    }

    keyboard(width, height, at, rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'], isUpper = false) {
        const keys = [];
        const side = (width - 6) / 10;
        rows.forEach((letters, row) => {
            [...letters].forEach((letter, column) => {
                const left = 3 + (width - 6 - letters.length * side) / 2 + column * side;
                keys.push(this.key(isUpper ? letter.toUpperCase() : letter, [left + 3, 10 + row * 54, side - 6, 44]));
            });
        });
        keys.push(this.key('space', [width * 0.26, 172, width * 0.48, 44]),
            this.key('return', [width * 0.76, 172, width * 0.23, 44], this.colors.tint, '#FFFFFF'));
        return {
            key: 'keyboard window', class: 'KeyboardWindow', box: [0, 0, width, height],
            children: [{
                key: 'keyboard', class: 'KeyboardView', box: [0, at, width, 300], children: keys,
                under: [['fill', [0, 0, width, 300], this.colors.keyboard]], automation: { type: 'keyboard' },
            }],
        };
    }

    key(title, box, fill = this.colors.key, color = this.colors.label) {
        const size = title.length > 1 ? 16 : 23;
        return {
            key: `key ${title.toLowerCase()}`, class: 'KeyView', box, text: title,
            under: [['fill', [0, 0, box[2], box[3], 5], fill, { shadow: [0, 1, 0, '#00000059'] }],
                this.line(title, 0, box[3] / 2 + size * 0.34, { size, color, align: 'center', width: box[2] })],
            access: { element: 1, role: 'key', label: title, traits: '.keyboardKey' },
            automation: { type: title.length > 1 ? 'button' : 'key', label: title },
        };
    }
}

function round(value) {
    return Math.round(value * 1000) / 1000;
}

module.exports = { Views, textWidth, round };
