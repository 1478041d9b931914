/** The page of one trace: makes what it knows, then its parts, and puts them together. */
class TracePage {
    constructor(data) {
        const trace = new Trace(data);
        const selection = new Selection();
        const names = new NodeNames(trace);
        const scale = new TimeScale(trace);
        this.announcer = new Announcer();
        this.tooltip = new Tooltip();
        Object.assign(this, { trace, selection, names });
        this.page = {
            trace, selection, names, scale, states: new States(trace),
                navigation: new Navigation(trace, selection, scale),
            definitions: new Definitions(trace), tooltip: this.tooltip, announce: (text) => this.announcer.show(text),
            say: (text) => this.announcer.say(text), openSource: (file, line) => this.openSource(file, line),
            openFailure: (index) => this.openFailure(index), openEvent: (event) => this.openEvent(event),
            openNextFailure: () => this.openNextFailure(),
        };
        this.page.spellings = new Spellings(this.page);
        selection.set({ mode: innerWidth < TracePage.narrow ? 'one' : 'pair' });
        const live = trace.test.live > 0 ? new LivePage(this) : undefined;
        this.page.navigation.goToStep(live?.step ?? trace.firstStep);
        if (live) selection.set(live.values);
        this.makeParts();
        document.body.append(...this.layOut());
        document.title = `${visibleText(trace.test.name ?? 'Trace')} · ${outcomeOf(trace.test.outcome)}`;
        this.open();
    }

    makeParts() {
        const { page } = this;
        this.steps = new StepList(page);
        this.stage = new Stage(page);
        this.stageBar = new StageBar(page, this.stage);
        this.details = new StepDetails(page);
        this.film = new FilmStrip(page);
        this.slider = new Slider(page);
        this.inspector = this.makeInspector();
        this.dock = this.makeDock();
        this.search = new SearchBox(page);
        this.shortcuts = new Shortcuts(shortcutActions(this));
        this.header = new Header(page, { search: this.search, theme: new Theme(), help: this.shortcuts });
        this.printed = new PrintedPage(page);
    }

    makeInspector() {
        const tree = (name, title) => ({ name, title, content: new TreeList(this.page, TreeSources[name](this.page)) });
        this.trees = new Tabs('Trees',
            [tree('views', 'Views'), tree('accessibility', 'Accessibility'), tree('automation', 'Automation')]);
        this.properties = new Properties(this.page);
        const splitter = new Splitter({ name: 'tree-height', label: 'Height of the trees', axis: 'y', sign: 1,
            limits: [90, 900], start: Math.round((innerHeight - 52) * 0.43) });
        return make('div', { class: 'inspector pane' }, this.trees.element, splitter.element, this.properties.element);
    }

    makeDock() {
        const { page } = this;
        const log = new EventList(page, EventList.log);
        const requests = new RequestList(page);
        const work = new EventList(page, EventList.work);
        this.source = new Source(page);
        this.failures = new Failures(page);
        this.differences = new Differences(page);
        const panels = [
            { name: 'clock', title: 'Clock', content: new Band({ ...page, slider: this.slider }) },
            { name: 'log', title: 'Log', count: log.all.length, content: log },
            { name: 'events', title: 'Events', count: work.all.length, content: work },
            { name: 'source', title: 'Source', content: this.source },
            { name: 'difference', title: 'Difference', content: this.differences },
        ];
        if (requests.all.length > 0) {
            panels.splice(2, 0,
                { name: 'network', title: 'Network', count: requests.all.length, content: requests });
        }
        if (this.trace.failures.length > 0) {
            panels.unshift({ name: 'failures', title: 'Failures', count: this.trace.failures.length,
                content: this.failures });
        }
        return new Tabs('Details', panels, 'dock-tabs', this.slider.label);
    }

    layOut() {
        const splitter = (options) => new Splitter(options).element;
        const main = make('main', { class: 'layout' }, this.steps.element,
            splitter({ name: 'steps-width', label: 'Width of the steps', axis: 'x', sign: 1, limits: [200, 700],
                start: sideWidth(316) }),
            make('div', { class: 'center pane' }, this.details.element,
                make('div', { class: 'stage-frame' }, this.stageBar.element, this.stage.element),
                splitter({ name: 'dock-height', label: 'Height of the details', axis: 'y', sign: -1, limits: [120, 800],
                    start: innerHeight >= 880 ? 330 : 274 }),
                make('div', { class: 'dock' }, this.film.element, this.slider.element, this.dock.element)),
            splitter({ name: 'inspector-width', label: 'Width of the trees', axis: 'x', sign: -1, limits: [220, 700],
                start: sideWidth(330) }),
            this.inspector);
        const note = this.trace.test.note
            && make('p', { class: 'trace-note', dir: 'auto' }, visibleText(this.trace.test.note));
        return [
            make('a', { class: 'skip', href: '#steps', onclick: (event) => this.skip(event) }, 'Skip to the steps'),
            this.header.element, note, main, this.paneSwitch(), this.tooltip.element, this.announcer.element,
                this.shortcuts.dialog,
            this.printed.element,
        ].filter(Boolean);
    }

    skip(event) {
        event.preventDefault();
        this.steps.list.element.focus();
    }

    /** On a narrow window one pane shows at a time. */
    paneSwitch() {
        const show = (name) => {
            document.body.dataset.pane = name;
            for (const element of this.panes) {
                element.setAttribute('aria-pressed', String(element.dataset.pane === name));
            }
        };
        this.panes = [['steps', 'Steps', 'scenario'], ['center', 'Screen', 'device'],
            ['inspector', 'Views', 'view']].map(([name, text, glyph]) =>
            make('button', { type: 'button', 'data-pane': name, onclick: () => show(name) }, icon(glyph), text));
        show('center');
        return make('nav', { class: 'pane-switch', 'aria-label': 'Panes' }, this.panes);
    }

    /** A failure opens at its step, with its text and its view. Steps say themselves to screen readers as they change. */
    open() {
        const { selection, trace } = this;
        selection.follow(['step'], ({ step }) => {
            if (trace.steps[step]) this.announcer.say(this.steps.label(trace.steps[step]));
        });
        const isLive = trace.test.live > 0;
        if (trace.failures.length > 0 && !isLive) this.dock.show('failures');
        const { touches = [], views = [] } = trace.steps[selection.get('step')] ?? {};
        const node = touches[0]?.target ?? touches[0]?.hit ?? views[0] ?? 0;
        if (trace.failures.length > 0 && !isLive) selection.set({ node });
        this.steps.list.setActive(this.steps.model.rowFor(selection.get('step')));
    }

    openSource(file, line) {
        this.dock.show('source');
        this.source.show(file, line);
    }

    openFailure(index) {
        this.page.navigation.goToFailure(index);
        this.dock.show('failures');
        this.failures.show(index);
    }

    openNextFailure() {
        this.page.navigation.goToNextFailure();
        this.dock.show('failures');
    }

    openEvent(event) {
        const name = { log: 'log', request: 'network' }[this.trace.text(event.kind)] ?? 'events';
        this.dock.show(name);
        this.dock.panels.find((panel) => panel.name === name).content.choose(event);
    }
}

TracePage.narrow = 900;

/** The width of a pane at the side: as given for usual windows, more on wide ones, and less on those near to narrow. */
function sideWidth(width) {
    return innerWidth >= 1500 ? width + 66 : innerWidth < 1180 ? width - 76 : width;
}
