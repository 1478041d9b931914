/** The screens of a contact sheet, each in its guises, with what is wrong there. */
class Sheet {
    constructor(data) {
        this.title = data.title ?? 'Contact sheet';
        this.command = data.command;
        this.missing = data.missing ?? [];
        this.lines = data.lines ?? [];
        this.guises = (data.guises ?? []).map((guise, index) => ({ ...guise, index }));
        this.screens = (data.screens ?? []).map((screen, index) => this.screen(screen, index));
        this.addresses = new Map();
    }

    screen(screen, index) {
        const looks = (screen.looks ?? []).map((look, at) => ({
            ...look, at, screen: index, name: screen.name, guise: this.guises[look.guise], findings: [],
            changes: look.changes ?? [],
        }));
        const findings = (screen.findings ?? []).map((finding) => ({ ...finding, looks: new Set() }));
        for (const finding of findings) {
            for (const [at, ...frame] of finding.at ?? []) {
                const look = looks[at];
                if (!look) continue;
                if (!finding.looks.has(at)) look.findings.push({ finding, frames: [] });
                finding.looks.add(at);
                look.findings.at(-1).frames.push(frame);
            }
        }
        return { name: screen.name, index, looks, findings, gone: screen.gone ?? [] };
    }

    get looks() {
        return this.screens.flatMap(({ looks }) => looks);
    }

    /** A drawing as the address of an image, in which no script runs. */
    address(numbers) {
        const known = this.addresses.get(numbers);
        if (known) return known;
        const text = numbers.map((number) => this.lines[number]).join('\n');
        const address = `data:image/svg+xml,${encodeURIComponent(text)}`;
        this.addresses.set(numbers, address);
        return address;
    }
}

/** What a look is, in a few words, for screen readers and tooltips. */
function lookWords(look) {
    const findings = look.findings.length > 0 ? Words.count(look.findings.length, 'finding') : 'no findings';
    const state = { new: 'not approved yet', changed: 'changed' }[look.state];
    return [findings, state].filter(Boolean).join(', ');
}

/** The kind of a finding in words: `Text clipped`. */
function kindWords(kind) {
    return Words.capitalized(Words.spaced(kind));
}
