/** The picture of a look, with outlines around what is wrong and what has changed. */
function lookPicture(look, { address, marks, alt }) {
    const [width, height] = look.size;
    const image = make('img', { class: 'look-image', alt, draggable: 'false', width, height });
    image.src = address;
    // What nothing paints is as bright as the appearance says, whatever colours the page has.
    const ground = look.guise.appearance === 'dark' ? 'is-dark' : 'is-light';
    return make('div', { class: `look-picture ${ground}` }, image, outlines([width, height], marks));
}

/** The marks that are shown over a look: a class, a frame, and a key that ties them to an entry of a list. */
function lookMarks(look, findings, { showsChanges = true } = {}) {
    const marks = findings.flatMap(({ finding, frames }, index) => frames.map((frame) => ({
        className: finding.known ? 'mark-known' : 'mark-finding', frame, key: `finding-${index}`,
        title: finding.title,
    })));
    const changes = showsChanges ? look.changes.map(({ frame, text }, index) => ({ className: 'mark-change', frame,
        key: `change-${index}`, title: text })) : [];
    return [...changes, ...marks].filter(({ frame }) => frame && (frame[2] > 0 || frame[3] > 0));
}

function outlines([width, height], marks) {
    return draw('svg', { class: 'look-outlines', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
        marks.map(({ className, frame, key, title }) => {
            const [x, y, w, h] = visibleFrame(frame, width, height);
            return draw('rect', { class: `look-mark ${className}`, x, y, width: w, height: h, rx: 3,
                'data-key': key }, draw('title', {}, visibleText(title)));
        }));
}

/** A frame as far as it is on the screen; what is beyond an edge is a strip along that. */
function visibleFrame([x, y, width, height], screenWidth, screenHeight) {
    const strip = 6;
    const side = (start, length, limit) => {
        const [from, to] = [Math.max(0, start), Math.min(limit, start + length)];
        if (to - from >= strip || (to > from && to - from === length)) return [from, to - from];
        const middle = Math.min(Math.max((from + to) / 2, strip / 2), limit - strip / 2);
        return [middle - strip / 2, strip];
    };
    const [[left, across], [top, down]] = [side(x, width, screenWidth), side(y, height, screenHeight)];
    return [left, top, across, down];
}
