/** A line or two above the picture: what the step does, where it is written, and what its fingers met. */
class StepDetails {
    constructor(page) {
        Object.assign(this, page);
        this.element = make('div', { class: 'step-details' });
        this.selection.follow(['step'], ({ step }) => this.show(this.trace.steps[step]));
    }

    show(step) {
        if (!step) {
            this.element.replaceChildren(make('p', { class: 'hint' }, 'The test recorded no steps.'));
            return;
        }
        const { trace } = this;
        const words = this.names.words(step);
        const isCode = !['scenario', 'step', 'activity'].includes(step.kindName);
        const parents = [...trace.ancestors(step)].reverse();
        this.element.replaceChildren(
            make('div', { class: 'step-details-words' },
                make('span', { class: `outcome outcome-${step.outcomeName}` }, Words.capitalized(step.outcomeName)),
                parents.length > 0 && make('span',
                    { class: 'crumbs', title: parents.map((one) => visibleText(this.names.words(one))).join('\n') },
                    visibleText(this.names.words(parents[parents.length - 1]))),
                isCode ? code(words, 'step-details-code') : make('strong', { dir: 'auto' }, visibleText(words))),
            make('div', { class: 'chips' }, this.chips(step)));
    }

    chips(step) {
        const { trace } = this;
        const duration = (step.end ?? 0) - (step.start ?? 0);
        const place = Words.place(trace.text(step.file), step.line);
        return [
            place && make('button', {
                type: 'button', class: 'chip chip-place', title: visibleText(trace.text(step.file)),
                onclick: () => this.openSource(step.file, step.line),
            }, visibleText(place)),
            make('span', { class: 'chip', title: 'Virtual time, and real time' }, duration > 0
                ? `${Words.time(step.start)} → ${Words.time(step.end)}` : `at ${Words.time(step.start)}`,
            make('span', { class: 'chip-soft' }, ` · ${Words.real(step.real)} real`)),
            ...this.touchChips(step), this.keysChip(step),
            ...(step.notes ?? []).map((note) => span('chip chip-note', trace.text(note))),
            this.failureChip(step), this.recordingChip(step),
        ];
    }

    /** What was hit, and what covered what was to be hit; each once. */
    touchChips(step) {
        const state = this.states.at(this.trace.framesOf(step)[0]);
        const chips = new Map();
        for (const { hit, target, cover } of step.touches ?? []) {
            if (hit) chips.set(`hit ${hit}`, ['hit', 'hit ', hit]);
            if (cover) chips.set(`cover ${cover}`, ['cover', 'covered by ', cover]);
            if (target && target !== hit) chips.set(`target ${target}`, ['target', 'target ', target]);
        }
        return [...chips.values()].slice(0, 4).map(([kind, words, id]) => make('button', {
            type: 'button', class: `chip chip-${kind}`, 'data-id': id, onclick: () => this.selection.set({ node: id }),
            onpointerenter: () => this.selection.set({ hover: id, hoverRect: undefined }),
            onpointerleave: () => this.selection.set({ hover: 0 }),
        }, words, span('', this.names.nameIn(state, id))));
    }

    failureChip(step) {
        const index = this.trace.failures.findIndex((failure) => failure.step >= step.index
            && failure.step <= step.last);
        if (index < 0) return undefined;
        return make('button', { type: 'button', class: 'chip chip-failed', onclick: () => this.openFailure(index) },
            icon('failed'), 'Why it failed');
    }

    /** The command that opens a prompt behind the step, which a click copies. */
    recordingChip(step) {
        const command = recordingCommand(this.trace.test, step.index + 1);
        return command && make('button', {
            type: 'button', class: 'chip chip-record', title: visibleText(command),
            onclick: () => copyAndSay(command, command, this.announce),
        }, 'Record from here');
    }

    keysChip(step) {
        if (!step.keys || step.keys.length === 0) return undefined;
        const text = step.keys.map(([, key]) => this.trace.text(key)).join('');
        return make('span', { class: 'chip chip-keys', title: 'Keys typed' }, 'typed ',
            make('kbd', { dir: 'auto' }, visibleText(text)));
    }
}
