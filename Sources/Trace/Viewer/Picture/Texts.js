const fontFamilies = {
    default: '-apple-system, "SF Pro Text", "Inter", "Helvetica Neue", "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif',
    serif: '"New York", "Iowan Old Style", Georgia, "Liberation Serif", "Times New Roman", serif',
    rounded: 'ui-rounded, "SF Pro Rounded", "Varela Round", "Nunito", -apple-system, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
    monospaced: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
};

/** A line of text, whose letters get the recorded width in whatever font the browser has. */
function textElement({ text, x, y, width, font }, trace, color, options = {}) {
    const paint = paintOf(color);
    const element = draw('text', {
        y: rounded(y), x: rounded(x), fill: paint.color, 'fill-opacity': paint.opacity,
        'font-size': rounded(font.size ?? 17),
        'font-weight': font.weight && font.weight !== 400 ? rounded(font.weight) : undefined,
        'font-style': font.italic ? 'italic' : undefined,
        'letter-spacing': options.kern ? rounded(options.kern) : undefined,
        ...(width > 0 && text.trim() !== '' ? { textLength: rounded(width), lengthAdjust: 'spacingAndGlyphs' } : {}),
        ...(isRightToLeft(text) ? { direction: 'rtl', 'text-anchor': 'end' } : {}),
    }, text);
    element.style.setProperty('font-family', familyOf(font, trace));
    if (!options.background && !options.underline && !options.strike) return element;
    return draw('g', {}, textBackground(x, y, width, font, options), element, textLines(x, y, width, font, options));
}

function familyOf(font, trace) {
    const family = fontFamilies[font.design] ?? fontFamilies.default;
    const name = trace.text(font.name);
    // The system's fonts have names with a dot in front, which browsers do not know.
    return /^[\w][\w -]*$/.test(name) ? `"${name}", ${family}` : family;
}

function textBackground(x, y, width, font, { background }) {
    if (!background) return undefined;
    const [ascent, descent] = [font.ascent ?? (font.size ?? 17) * 0.95, font.descent ?? (font.size ?? 17) * 0.24];
    const paint = paintOf(background);
    return draw('rect', {
        x: rounded(x), y: rounded(y - ascent), width: rounded(width), height: rounded(ascent + descent),
        fill: paint.color,
        'fill-opacity': paint.opacity,
    });
}

function textLines(x, y, width, font, { underline, strike }) {
    const size = font.size ?? 17;
    return [[underline, y + size * 0.1], [strike, y - size * 0.26]].filter(([color]) => color)
        .map(([color, height]) => {
        const paint = paintOf(color);
        return draw('rect', {
            x: rounded(x), y: rounded(height), width: rounded(width), height: rounded(Math.max(1, size / 16)),
            fill: paint.color,
            'fill-opacity': paint.opacity,
        });
    });
}

/** Whether the first letter with a direction is Hebrew, Arabic or another that is written from right to left. */
function isRightToLeft(text) {
    const first = /[\p{L}]/u.exec(text)?.[0];
    return first !== undefined && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(first);
}
