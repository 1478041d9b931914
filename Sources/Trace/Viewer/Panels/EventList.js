/** Events as a list: the log, or the work of the clock. A row goes to its time. */
class EventList {
    constructor(page, { label, emptyText, filters, holds, group }) {
        Object.assign(this, page);
        this.emptyText = emptyText;
        this.filters = filters;
        this.group = group;
        this.all = this.trace.events.filter((event) => holds(this.trace.text(event.kind)));
        this.hidden = new Set();
        this.list = new VirtualList({
            label, className: 'events', height: () => 24, render: (index) => this.render(this.rows[index]),
            decorate: (row, index) => this.decorate(row, this.rows[index]),
            onActive: (index) => this.choose(this.rows[index]),
        });
        this.element = make('div', { class: 'event-panel' }, this.makeFilters(label), this.list.element);
        this.update();
        this.selection.follow(['time', 'step'], () => this.follow());
    }

    makeFilters(label) {
        const present = this.filters.filter((name) => this.all.some((event) => this.groupOf(event) === name));
        if (present.length < 2) return undefined;
        return make('div', { class: 'event-filters', role: 'group', 'aria-label': `${label}: which are shown` },
            present.map((name) => make('button', {
                type: 'button', class: `chip filter-${name}`, 'aria-pressed': 'true',
                onclick: (event) => this.toggle(name, event.currentTarget),
            }, Words.capitalized(Words.spaced(name)), ' ',
                make('small', {}, grouped(this.all.filter((event) => this.groupOf(event) === name).length)))));
    }

    groupOf(event) {
        return this.trace.text(event[this.group]) || (this.group === 'level' ? 'notice' : '');
    }

    toggle(name, element) {
        const isShown = this.hidden.delete(name);
        if (!isShown) this.hidden.add(name);
        element.setAttribute('aria-pressed', String(isShown));
        this.update();
        this.follow();
    }

    update() {
        this.rows = this.all.filter((event) => !this.hidden.has(this.groupOf(event)));
        this.list.reset(this.rows.length, this.all.length === 0 ? this.emptyText : 'All of them are hidden.');
    }

    render(event) {
        const { trace } = this;
        const group = this.groupOf(event);
        const known = this.filters.includes(group) ? group : 'other';
        const origin = [trace.text(event.subsystem), trace.text(event.category)].filter(Boolean).join(':');
        const text = visibleText(trace.text(event.text));
        const lasting = [event.for && `for ${Words.time(event.for)}`,
            event.every && `every ${Words.time(event.every)}`].filter(Boolean).join(', ');
        const place = Words.place(trace.text(event.file), event.line);
        return make('div', {
            class: `event event-${known}`,
            'aria-label': [Words.time(event.at), Words.spaced(group), text, lasting, visibleText(origin),
                visibleText(place)].filter(Boolean).join(', '),
        }, make('span', { class: 'event-time' }, Words.time(event.at)),
        make('span', { class: `event-kind kind-${known}` }, visibleText(Words.spaced(group))),
        make('span', { class: 'event-text', dir: 'auto', title: visibleLines(trace.text(event.text)) }, text),
        lasting && make('span', { class: 'event-note' }, lasting), origin && span('event-note', origin),
        place && make('button', {
            type: 'button', class: 'place', tabindex: -1, onclick: () => this.openSource(event.file, event.line),
        }, visibleText(place)));
    }

    decorate(row, event) {
        const step = this.trace.steps[this.selection.get('step')];
        row.classList.toggle('is-of-step', Boolean(step) && event.step >= step.index && event.step <= step.last);
        row.classList.toggle('is-later', event.at > this.selection.get('time'));
    }

    choose(event) {
        this.isChoosing = true;
        if (event.step !== undefined && this.trace.steps[event.step]) this.navigation.goToStep(event.step);
        this.navigation.goToTime(event.at);
        if (event.view) this.selection.set({ node: event.view });
        this.isChoosing = false;
        this.list.decorate();
    }

    /** Keeps the last event before the time in view. */
    follow() {
        if (this.isChoosing || this.list.element.clientHeight === 0) return;
        const time = this.selection.get('time');
        let index = this.rows.findIndex((event) => event.at > time);
        index = (index < 0 ? this.rows.length : index) - 1;
        this.list.setActive(index, false);
        if (index >= 0) this.list.reveal(index);
    }

    didShow() {
        this.list.fill();
        this.follow();
    }
}

EventList.log = {
    label: 'Log', emptyText: 'The application logged nothing.', group: 'level', holds: (kind) => kind === 'log',
    filters: ['debug', 'info', 'notice', 'error', 'fault'],
};

EventList.work = {
    label: 'Events', emptyText: 'No timers, animations, tasks or notifications.', group: 'kind',
    holds: (kind) => kind !== 'log' && kind !== 'request',
    filters: ['timer', 'animation', 'task', 'block', 'notification', 'lifeCycle', 'system'],
};
