/** The page of a contact sheet. */
class SheetPage {
    constructor(sheet) {
        this.sheet = sheet;
        this.filter = new SheetFilter(sheet);
        this.announcer = new Announcer();
        const announce = (text) => this.announcer.show(text);
        this.grid = new SheetGrid(sheet, this.filter, (look) => this.details.open(look));
        this.details = new LookDetails(sheet, this.filter, this.grid, { announce });
        this.bar = new SheetBar(sheet, this.filter, { update: () => this.update(),
            resize: (size) => {
                this.grid.size = size;
                this.grid.update();
            } });
        this.help = new Shortcuts([
            { keys: ['ArrowLeft', 'ArrowRight'], words: 'Previous and next guise' },
            { keys: ['ArrowUp', 'ArrowDown'], words: 'Previous and next screen' },
            { keys: ['Enter'], words: 'Open the picture' },
            { keys: ['o'], words: 'Show or hide outlines of an open picture' },
            { keys: ['a'], words: 'Show the approved picture instead of an open one' },
            { keys: ['Escape'], words: 'Close the picture' },
            { keys: ['?'], words: 'This list', run: () => this.help.open() },
        ]);
        document.title = visibleText(sheet.title);
        document.body.classList.add('sheet-page');
        document.body.append(this.head(announce), this.bar.element, make('main', { class: 'sheet-main' }, this.grid.element),
            this.details.element, this.help.dialog, this.announcer.element);
        this.update();
    }

    head(announce) {
        const { sheet } = this;
        const findings = sheet.screens.flatMap((screen) => screen.findings);
        const fresh = findings.filter(({ known }) => !known).length;
        const changed = sheet.looks.filter(({ state }) => state).length;
        const facts = [Words.count(sheet.screens.length, 'screen'), Words.count(sheet.guises.length, 'guise'),
            Words.count(findings.length, 'finding'), findings.length > fresh && `${grouped(findings.length - fresh)} of them known`,
            sheet.command && `${grouped(changed)} changed`].filter(Boolean);
        return make('header', { class: 'index-head' },
            make('div', { class: 'index-title' }, make('span', { class: 'mark' }, mark()),
                make('div', {}, make('h1', { dir: 'auto' }, visibleText(sheet.title)), make('p', {}, facts.join(' · '))),
                make('span', { class: `outcome outcome-${fresh > 0 ? 'failed' : 'passed'}` },
                    icon(fresh > 0 ? 'failed' : 'passed'), fresh > 0 ? Words.count(fresh, 'finding') : 'Nothing found'),
                new Theme().element, button({ name: 'Keyboard shortcuts', icon: 'help', shortcut: '?',
                    className: 'button-plain', action: () => this.help.open() })),
            this.approval(changed, announce), this.notes());
    }

    /** How what is shown is approved, if something changed. */
    approval(changed, announce) {
        const { command } = this.sheet;
        if (!command || changed === 0) return undefined;
        return make('p', { class: 'sheet-approval' }, make('span', {}, `${Words.count(changed, 'picture')} to approve: `),
            make('code', {}, visibleText(command)), button({ name: 'Copy the command', icon: 'copy',
                className: 'button-plain', action: () => copyAndSay(command, 'the command', announce) }));
    }

    notes() {
        const notes = [
            ...this.sheet.screens.flatMap(({ name, gone }) => gone.map((line) => `${name}: no longer there: ${line}`)),
            ...this.sheet.missing.map((name) => `Approved, and not shown: ${name}`),
        ];
        if (notes.length === 0) return undefined;
        return make('details', { class: 'sheet-notes' }, make('summary', {}, Words.count(notes.length, 'note')),
            make('ul', {}, notes.map((text) => make('li', { dir: 'auto' }, visibleText(text)))));
    }

    update() {
        this.grid.update();
        this.bar.show();
    }
}
