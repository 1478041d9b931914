/** A text beside the pointer, for what is drawn and has no element of its own. */
class Tooltip {
    constructor() {
        this.element = make('div', { class: 'tooltip', role: 'tooltip', hidden: true });
    }

    show(event, text, detail) {
        this.element.replaceChildren(make('div', { dir: 'auto' }, visibleText(text)),
            make('small', {}, visibleText(detail)));
        this.element.hidden = false;
        const { offsetWidth, offsetHeight } = this.element;
        const left = Math.max(8, Math.min(event.clientX + 12, innerWidth - offsetWidth - 8));
        const above = event.clientY - offsetHeight - 12;
        this.element.style.setProperty('left', `${left}px`);
        this.element.style.setProperty('top', `${above > 8 ? above : event.clientY + 18}px`);
    }

    hide() {
        this.element.hidden = true;
    }
}

/** Says things to screen readers, and to everyone for a moment if asked to. */
class Announcer {
    constructor() {
        this.live = make('div', { class: 'off-screen', role: 'status', 'aria-live': 'polite' });
        this.toast = make('div', { class: 'toast', 'aria-hidden': 'true', hidden: true });
        this.element = make('div', {}, this.live, this.toast);
    }

    say(text) {
        this.live.textContent = text;
    }

    show(text) {
        this.say(text);
        this.toast.textContent = text;
        this.toast.hidden = false;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => { this.toast.hidden = true; }, 1800);
    }
}
