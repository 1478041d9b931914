/** Panels behind tabs, one of which shows. Each panel is told when it is shown or hidden, if it wants to know. */
class Tabs {
    constructor(label, panels, className = '', extra = undefined) {
        this.panels = panels;
        Tabs.count += 1;
        const id = (name) => `tabs${Tabs.count}-${name}`;
        this.list = make('div', { class: 'tabs', role: 'tablist', 'aria-label': label,
            onkeydown: (event) => this.key(event) });
        for (const panel of panels) {
            panel.tab = make('button', {
                type: 'button', role: 'tab', id: id(panel.name), class: 'tab', 'data-tab': panel.name,
                'aria-controls': id(`${panel.name}-panel`),
                onclick: () => this.show(panel.name),
            }, panel.title, panel.count !== undefined && make('small', {}, grouped(panel.count)));
            panel.frame = make('div', {
                class: `tab-panel tab-panel-${panel.name}`, role: 'tabpanel', id: id(`${panel.name}-panel`),
                'aria-labelledby': id(panel.name),
            }, panel.content.element);
            this.list.append(panel.tab);
        }
        this.element = make('section', { class: `tabbed ${className}`.trim(), 'aria-label': label },
            make('div', { class: 'tabs-head' }, this.list, extra),
            panels.map(({ frame }) => frame));
        this.show(panels[0].name);
    }

    show(name) {
        if (!this.panels.some((panel) => panel.name === name)) return;
        this.current = name;
        for (const { name: other, tab, frame, content } of this.panels) {
            const isShown = other === name;
            tab.setAttribute('aria-selected', String(isShown));
            tab.tabIndex = isShown ? 0 : -1;
            frame.hidden = !isShown;
            content.setHidden?.(!isShown);
            if (isShown) content.didShow?.();
        }
    }

    key(event) {
        const moves = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
        const distance = moves[event.key];
        if (distance === undefined) return;
        const index = this.panels.findIndex(({ name }) => name === this.current);
        const next = Number.isFinite(distance)
            ? (index + distance + this.panels.length) % this.panels.length : distance < 0 ? 0 : this.panels.length - 1;
        this.show(this.panels[next].name);
        this.panels[next].tab.focus();
        event.preventDefault();
        event.stopPropagation();
    }
}

Tabs.count = 0;
