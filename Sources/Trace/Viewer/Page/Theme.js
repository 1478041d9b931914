/** Light or dark: as the system has it, until the button chooses. Files may not store anything, so a failure to is fine. */
class Theme {
    constructor() {
        this.element = button({ name: 'Light or dark', icon: 'theme', className: 'button-plain',
            action: () => this.toggle() });
        this.apply(Theme.stored());
    }

    static stored() {
        try {
            return localStorage.getItem('robot-theme');
        } catch {
            return null;
        }
    }

    get isDark() {
        return this.chosen ? this.chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    }

    toggle() {
        this.apply(this.isDark ? 'light' : 'dark');
        try {
            localStorage.setItem('robot-theme', this.chosen);
        } catch {
            // The choice then holds for this page alone.
        }
    }

    apply(name) {
        this.chosen = name === 'dark' || name === 'light' ? name : undefined;
        setAttribute(document.documentElement, 'data-theme', this.chosen);
    }
}
