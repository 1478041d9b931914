/** A test with its picture, as a link to its trace; one that failed with its failure. */
function testCard(test, thumbnails) {
    const address = localAddress(test.trace);
    const failures = test.failures ?? [];
    const name = make(address ? 'a' : 'span', { class: 'card-name', href: address, dir: 'auto' },
        visibleText(test.name ?? 'Test'),
        test.arguments && make('span', { class: 'header-arguments' }, ` (${visibleText(test.arguments)})`));
    return make('article', { class: `card card-${test.outcome}` },
        thumbnails.place(test),
        make('div', { class: 'card-text' },
            make('h3', {}, icon(test.outcome), make('span', { class: 'off-screen' }, `${test.outcome}: `), name),
            make('p', { class: 'card-suite', dir: 'auto' },
                [test.suite, Words.place(test.file ?? '', test.line)].filter(Boolean).map(visibleText).join(' · ')),
            test.failedStep && make('p', { class: 'card-step' }, 'at ', code(test.failedStep)),
            failures.length > 0 && make('pre', { class: 'card-failure', dir: 'auto' }, visibleLines(failures[0])),
            failures.length > 1 && make('p', { class: 'card-suite' },
                `and ${Words.count(failures.length - 1, 'more failure')}`),
            make('p', { class: 'card-facts' }, [
                `${Words.real(test.real)} real`, `${Words.time(test.virtual)} virtual`,
                    test.steps !== undefined && Words.count(test.steps, 'step'),
                test.device?.name && visibleText(test.device.name), test.device?.appearance === 'dark' && 'dark',
            ].filter(Boolean).map((text) => make('span', {}, text)))));
}

/** The pictures of tests, each drawn when it comes into view. */
class Thumbnails {
    constructor(states, definitions) {
        Object.assign(this, { states, definitions });
        this.observer = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) if (isIntersecting) this.fill(target);
        }, { rootMargin: '300px' });
    }

    place(test) {
        const element = make('div', { class: 'card-picture', 'data-frame': test.frame, 'aria-hidden': 'true' });
        if (test.frame !== undefined) this.observer.observe(element);
        return element;
    }

    fill(element) {
        this.observer.unobserve(element);
        const frame = Math.min(Number(element.dataset.frame), this.states.trace.frames.length - 1);
        element.append(thumbnail(this.states.at(Math.max(0, frame)), this.definitions));
    }

    forget() {
        this.observer.disconnect();
    }
}
