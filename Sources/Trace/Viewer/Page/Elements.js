const svgNamespace = 'http://www.w3.org/2000/svg';

/** Makes an element of HTML. Children that are strings become text, so nothing of a trace is read as markup. */
function make(tag, attributes, ...children) {
    return furnish(document.createElement(tag), attributes, children);
}

/** Makes an element of SVG. */
function draw(tag, attributes, ...children) {
    return furnish(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** Sets attributes, of which those with functions are listeners, and appends children; what is missing is left out. */
function furnish(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes ?? {})) {
        if (typeof value === 'function') element.addEventListener(name.slice(2), value);
        else setAttribute(element, name, value);
    }
    for (const child of children.flat(2)) {
        if (child !== undefined && child !== null && child !== false) element.append(child);
    }
    return element;
}

function setAttribute(element, name, value) {
    if (value === undefined || value === null || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
}

/** Text from a trace, kept apart from the direction of what is around it. */
function span(className, text, title) {
    return make('span', { class: className, dir: 'auto', title }, visibleText(text));
}

/** Characters that show nothing by themselves, or that reorder their neighbours. */
const invisible = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The text on one line, with a visible sign for each character that would show nothing. */
function visibleText(text) {
    return String(text).replace(invisible, (character) => {
        const code = character.charCodeAt(0);
        if (character === '\n') return '↵';
        if (character === '\t') return ' ';
        if (code < 0x20) return String.fromCharCode(0x2400 + code);
        if (code === 0x7f) return '␡';
        return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
    });
}

/** The text with its lines; what else would show nothing gets a sign. */
function visibleLines(text) {
    return String(text).split('\n').map(visibleText).join('\n');
}

/** An icon of Page/Icons.js, which says nothing to screen readers: what is beside it does. */
function icon(name, className = '') {
    const glyph = icons[name] ?? icons.dot;
    return draw('svg', { class: `icon ${className}`.trim(), viewBox: '0 0 16 16', 'aria-hidden': 'true',
        focusable: 'false' },
        glyph.map((shape) => draw('path', { d: shape })));
}

/** A button with a name, and with the name as its tooltip if only the icon shows. */
function button({ name, icon: glyph, text, shortcut, pressed, className = '', action }) {
    const title = shortcut ? `${name} (${shortcut})` : name;
    return make('button', {
        type: 'button', class: `button ${className}`.trim(), title, 'aria-label': text ? undefined : name,
        'aria-pressed': pressed === undefined ? undefined : String(pressed), onclick: action,
    }, glyph && icon(glyph), text);
}

/** The address of a file beside the page. One with a scheme or a host of its own would lead elsewhere. */
function localAddress(address) {
    if (!address || /^[\s\u0000-\u001f]*[a-z][a-z\d+.-]*:/i.test(address)
        || /^[\s\\/]*[\\/]{2}/.test(address)) return undefined;
    return address;
}
