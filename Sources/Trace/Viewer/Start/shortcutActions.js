/** What the keys of a trace's page do. */
function shortcutActions(parts) {
    const { page, selection, trace } = parts;
    const { navigation } = page;
    const mode = (name) => () => selection.set({ mode: name });
    return [
        { keys: ['ArrowUp', 'k'], words: 'Previous step', run: () => parts.steps.list.move(-1) },
        { keys: ['ArrowDown', 'j'], words: 'Next step', run: () => parts.steps.list.move(1) },
        { keys: ['ArrowLeft', ','], words: 'Previous frame', run: () => navigation.moveFrame(-1) },
        { keys: ['ArrowRight', '.'], words: 'Next frame', run: () => navigation.moveFrame(1) },
        { keys: ['Home'], words: 'First frame', run: () => navigation.goToFrame(0) },
        { keys: ['End'], words: 'Last frame', run: () => navigation.goToFrame(trace.frames.length - 1) },
        { keys: [' '], words: 'Play or pause', run: () => parts.slider.player.playOrPause() },
        { keys: ['f'], words: 'Next failure', run: () => parts.openNextFailure() },
        { keys: ['/'], words: 'Search', run: () => parts.search.focus() },
        { keys: ['1'], words: 'One picture', run: mode('one') },
        { keys: ['2'], words: 'Before and after', run: mode('pair') },
        { keys: ['3', 'd'], words: 'Difference',
            run: () => { selection.set({ mode: 'difference' }); parts.dock.show('difference'); } },
        { keys: ['b'], words: 'Compare others with this step, or no longer', run: () => toggleBase(parts) },
        { keys: ['c'], words: "Copy the selected view's query", run: () => copySelectedQuery(parts) },
        { keys: ['p'], words: 'Pick a view in the picture, and copy its query',
            run: () => parts.stage.picker.toggle() },
        { keys: ['s'], words: 'Source', run: () => parts.dock.show('source') },
        { keys: ['l'], words: 'Log', run: () => parts.dock.show('log') },
        { keys: ['0'], words: 'Fit the picture', run: () => parts.stage.setZoom(0) },
        { keys: ['Escape'], words: 'Select nothing',
            run: () => selection.set({ node: 0, hover: 0, hoverRect: undefined, isPicking: false }) },
        { keys: ['?'], words: 'These shortcuts', run: () => parts.shortcuts.open() },
    ];
}

function toggleBase({ selection, page }) {
    const { base, step } = selection.values;
    selection.set(base >= 0 ? { base: -1 } : { base: step, mode: 'difference' });
    page.announce(base >= 0 ? 'Comparing before and after' : `Comparing with step ${step + 1}`);
}

function copySelectedQuery({ page, selection, stage }) {
    stage.picker.copy(selection.get('node'), page.states.at(selection.get('frame')));
}
