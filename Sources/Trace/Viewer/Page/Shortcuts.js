/**
 * The page's keys, and the dialog that lists them. Fields and lists have their own keys first; what only they do has no
 * action here.
 */
class Shortcuts {
    constructor(actions) {
        this.actions = actions;
        this.dialog = make('dialog', { class: 'help', 'aria-labelledby': 'help-title' },
            make('div', { class: 'help-head' }, make('h2', { id: 'help-title' }, 'Keyboard shortcuts'),
                button({ name: 'Close', icon: 'close', className: 'button-plain', action: () => this.dialog.close() })),
            make('dl', {}, actions.filter(({ words }) => words).map(({ keys, words }) => make('div', {},
                make('dt', {}, keys.map((key) => make('kbd', {}, Shortcuts.names[key] ?? key.toUpperCase()))),
                    make('dd', {}, words)))));
        this.dialog.addEventListener('click', (event) => { if (event.target === this.dialog) this.dialog.close(); });
        document.addEventListener('keydown', (event) => this.key(event));
    }

    open() {
        if (!this.dialog.open) this.dialog.showModal();
    }

    key(event) {
        if (event.defaultPrevented || event.altKey || this.dialog.open) return;
        const isSearch = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
        if ((event.metaKey || event.ctrlKey) && !isSearch) return;
        const key = isSearch ? '/' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
        const { target } = event;
        const isTyping = target.matches('input, textarea, select');
        // A button that has the focus is pressed by these.
        const isPressing = (key === ' ' || key === 'Enter') && target.closest('button, [role=tab]');
        const action = this.actions.find(({ keys, run }) => run && keys.includes(key));
        if (!action || isPressing || (isTyping && !isSearch)) return;
        action.run();
        event.preventDefault();
    }
}

Shortcuts.names = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', ' ': 'Space', Escape: 'Esc',
    Home: 'Home', End: 'End' };
