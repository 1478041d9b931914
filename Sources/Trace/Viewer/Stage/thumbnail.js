/** A small picture of a state, which says nothing by itself. */
function thumbnail(state, definitions) {
    const scene = new Scene(definitions);
    const [width, height] = state.screen.size;
    scene.show(state);
    return draw('svg', {
        class: 'thumbnail', viewBox: `0 0 ${width} ${height}`, 'data-appearance': state.screen.appearance,
        'aria-hidden': 'true',
    }, draw('rect', { class: 'screen-ground', width: '100%', height: '100%' }), scene.root);
}
