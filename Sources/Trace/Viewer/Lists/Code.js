const swiftToken = new RegExp([
    '(?<comment>//.*$)', '(?<string>"""|"(?:[^"\\\\]|\\\\.)*"?)', '(?<number>\\b\\d[\\d_.]*\\b)',
        '(?<attribute>[@#]\\w+)',
    '(?<type>\\b[A-Z]\\w*)', '(?<member>(?<=\\.)[a-z_]\\w*)', '(?<call>\\b[a-z_]\\w*(?=\\())', '(?<word>\\b[a-z_]\\w*)',
].join('|'), 'gm');

const swiftKeywords = new Set(('actor any as associatedtype async await break case catch class continue default defer do else enum '
    + 'extension fallthrough false fileprivate final for func get guard if import in init inout internal is lazy let mutating nil '
    + 'nonisolated open operator override private protocol public repeat rethrows return self set some static struct subscript '
    + 'super switch throw throws true try typealias unowned var weak where while').split(' '));

/** A line of Swift as spans, with colours for what it is made of. Long lines stay plain. */
function codeSpans(text) {
    const line = visibleText(text);
    if (line.length > 600) return [line];
    const parts = [];
    const breaks = breaksOf(line);
    let end = 0;
    for (const match of line.matchAll(swiftToken)) {
        let kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
        if (kind === 'word' && !swiftKeywords.has(match[0])) continue;
        if (kind === 'call' && swiftKeywords.has(match[0])) kind = 'word';
        if (match.index > end) parts.push(...breakable(line, end, match.index, breaks));
        if (breaks.has(match.index)) parts.push(make('wbr'));
        parts.push(make('span', { class: `code-${kind}` }, match[0]));
        end = match.index + match[0].length;
    }
    if (end < line.length) parts.push(...breakable(line, end, line.length, breaks));
    return parts;
}

/** Where code may go on in the next line: behind a bracket, and before a dot. */
const codeBreak = /(?<=[(, ])|(?=\.)/;

/** The indices before which a line may be broken. */
function breaksOf(line) {
    const breaks = new Set();
    let index = 0;
    for (const part of line.split(codeBreak)) breaks.add(index += part.length);
    return breaks;
}

/** A piece of a line, with signs where it may be broken. */
function breakable(line, start, end, breaks) {
    const parts = [];
    let from = start;
    for (let index = start; index < end; index += 1) {
        if (!breaks.has(index)) continue;
        parts.push(line.slice(from, index), make('wbr'));
        from = index;
    }
    return [...parts, line.slice(from, end)];
}

/** Swift code in a line, always from left to right. */
function code(text, className = '') {
    return make('code', { class: `code ${className}`.trim(), dir: 'ltr' }, codeSpans(text));
}

/** How many lines of a width in letters a text takes, up to a limit. Words that are longer than a line are broken. */
function lineCount(text, breaks, width, limit) {
    let [lines, used] = [1, 0];
    for (const part of text.split(breaks)) {
        if (used > 0 && used + part.length > width) [lines, used] = [lines + 1, 0];
        lines += Math.floor(Math.max(0, part.length - 1) / width);
        used += part.length % width || part.length;
        if (lines >= limit) return limit;
    }
    return lines;
}
