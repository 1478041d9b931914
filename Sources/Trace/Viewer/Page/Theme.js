/** Light or dark: as the system has it, until the button chooses. */
class Theme {
    constructor() {
        this.element = button({ name: 'Light or dark', icon: 'theme', className: 'button-plain',
            action: () => this.toggle() });
        this.apply(storedValue('robot-theme'));
    }

    get isDark() {
        return this.chosen ? this.chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    }

    toggle() {
        this.apply(this.isDark ? 'light' : 'dark');
        storeValue('robot-theme', this.chosen);
    }

    apply(name) {
        this.chosen = name === 'dark' || name === 'light' ? name : undefined;
        setAttribute(document.documentElement, 'data-theme', this.chosen);
    }
}
