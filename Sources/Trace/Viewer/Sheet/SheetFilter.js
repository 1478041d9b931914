/** Which looks and which findings are shown. */
class SheetFilter {
    constructor(sheet) {
        this.sheet = sheet;
        this.only = 'all';
        this.kind = '';
        this.parts = {};
    }

    /** The values of a part of guises, in their order; a guise has one, or several settings. */
    values(part) {
        return [...new Set(this.sheet.guises.flatMap((guise) => SheetFilter.valuesOf(guise, part)))];
    }

    /** The kinds of findings that there are, with how many findings are of each. */
    get kinds() {
        const counts = new Map();
        for (const { kind } of this.sheet.screens.flatMap(({ findings }) => findings)) {
            counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
        return [...counts];
    }

    /** The findings of a look that are shown. */
    findings(look) {
        return look.findings.filter(({ finding }) => this.kind === '' || finding.kind === this.kind);
    }

    passesGuise(guise) {
        return Object.entries(this.parts).every(([part, value]) =>
            value === '' || SheetFilter.valuesOf(guise, part).includes(value));
    }

    passes(look) {
        if (!this.passesGuise(look.guise)) return false;
        if (this.only === 'changed') return look.state !== undefined;
        if (this.only === 'findings' || this.kind !== '') return this.findings(look).length > 0;
        return true;
    }

    /** The screens and guises that are left, as rows and columns. */
    get table() {
        const rows = this.sheet.screens.map((screen) => ({ screen,
            looks: screen.looks.filter((look) => this.passes(look)) })).filter(({ looks }) => looks.length > 0);
        const used = new Set(rows.flatMap(({ looks }) => looks.map(({ guise }) => guise.index)));
        return { rows, guises: this.sheet.guises.filter(({ index }) => used.has(index)) };
    }

    static valuesOf(guise, part) {
        const value = guise[part];
        if (part === 'settings') return value?.length > 0 ? value : ['Standard'];
        return value === undefined ? [] : [value];
    }
}

SheetFilter.parts = { device: 'Device', orientation: 'Orientation', appearance: 'Appearance', textSize: 'Text size',
    language: 'Language', settings: 'Settings' };
