/**
 * The ways of mixing that CSS does not have, by Porter and Duff.
 *
 * `erases` says what is taken from what was drawn before: all below the new shape (`cover`), as much as the new shape
 * is opaque (`blacken`), or all but that (`cover`, then `whiten`). `draws` says where the new shape comes: over what was
 * before, under it, only inside of it, only outside of it, or not at all.
 */
const composites = {
    clear: { erases: ['cover'], draws: 'nowhere' },
    copy: { erases: ['cover'], draws: 'over' },
    sourceIn: { erases: ['cover'], draws: 'inside' },
    sourceOut: { erases: ['cover'], draws: 'outside' },
    sourceAtop: { erases: [], draws: 'inside' },
    destinationOver: { erases: [], draws: 'under' },
    destinationIn: { erases: ['cover', 'whiten'], draws: 'nowhere' },
    destinationOut: { erases: ['blacken'], draws: 'nowhere' },
    destinationAtop: { erases: ['cover', 'whiten'], draws: 'under' },
    xor: { erases: ['blacken'], draws: 'outside' },
};

const compositeFilters = {
    cover: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 255 0',
    blacken: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0',
    whiten: '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0',
};

const blendModes = {
    multiply: 'multiply', screen: 'screen', overlay: 'overlay', darken: 'darken', lighten: 'lighten',
    colorDodge: 'color-dodge',
    colorBurn: 'color-burn', softLight: 'soft-light', hardLight: 'hard-light', difference: 'difference',
    exclusion: 'exclusion',
    hue: 'hue', saturation: 'saturation', color: 'color', luminosity: 'luminosity', plusDarker: 'multiply',
    plusLighter: 'plus-lighter',
};

function blended(element, blend) {
    if (Object.hasOwn(blendModes, blend)) element.style.setProperty('mix-blend-mode', blendModes[blend]);
    return element;
}

/** Mixes a drawn element into the layer of a painter. */
function composite(painter, element, { erases, draws }) {
    // Most code that copies draws what is opaque on an empty layer.
    const content = painter.layer.root;
    const before = [...content.childNodes];
    const placed = inGroups(painter.state, element);
    if (erases.length > 0 && before.length > 0) erase(painter, before, placed, erases);
    const kept = [...content.childNodes];
    if (draws === 'over') content.append(placed);
    if (draws === 'under') content.prepend(placed);
    if (draws === 'inside' || draws === 'outside') content.append(limited(painter, placed, before, draws));
    // What was drawn before is in a group of its own now, or must stay below: groups begin again.
    if (kept.length > 0) painter.layer.epoch += 1;
}

/** The element inside copies of the groups that it would be in. */
function inGroups(state, element) {
    let placed = element;
    for (let group = state; group.outer && group.outer.layer === group.layer; group = group.outer) {
        placed = draw('g', group.attributes, placed);
    }
    return placed;
}

function erase(painter, elements, placed, filters) {
    const { definitions } = painter;
    const shapes = filters.map((name) =>
        draw('g', { filter: definitions.colorFilter(name, compositeFilters[name]) }, placed.cloneNode(true)));
    const mask = draw('mask', { maskUnits: 'userSpaceOnUse', ...everywhere },
        draw('rect', { ...everywhere, fill: '#ffffff' }), shapes);
    painter.layer.root.append(draw('g', { mask: uniqueMask(definitions, mask) }, elements));
}

function limited(painter, placed, before, draws) {
    const { definitions } = painter;
    const shapes = draw('g', {}, before.map((element) => element.cloneNode(true)));
    const [ground, name] = draws === 'inside' ? ['#000000', 'whiten'] : ['#ffffff', 'blacken'];
    shapes.setAttribute('filter', definitions.colorFilter(name, compositeFilters[name]));
    const mask = draw('mask', { maskUnits: 'userSpaceOnUse', ...everywhere },
        draw('rect', { ...everywhere, fill: ground }), shapes);
    return draw('g', { mask: uniqueMask(definitions, mask) }, placed);
}

function uniqueMask(definitions, mask) {
    return definitions.reference(`composite ${definitions.ids.size}`, () => mask);
}
