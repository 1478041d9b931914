/**
 * The views of a state as a tree of groups, which follows from one state to the next.
 *
 * A view's group has its transform, opacity, shadow and mask; in it are `under`, the children and `over`, of which the
 * first two are clipped if the view clips. Views that are not to be seen have no group.
 */
class Scene {
    constructor(definitions) {
        this.definitions = definitions;
        this.root = draw('g', { class: 'scene' });
        this.groups = new Map();
    }

    show(state) {
        if (state === this.state) return;
        this.state = state;
        const places = Places.of(state);
        const seen = new Set();
        for (const place of places.all) {
            if (this.isDrawn(place)) seen.add(place.id);
        }
        for (const [id, group] of this.groups) {
            if (!seen.has(id)) this.discard(id, group);
        }
        this.order(this.root, state.windows.filter((id) => seen.has(id)), undefined, undefined);
        for (const place of places.all) if (seen.has(place.id)) this.update(place, seen);
    }

    /** Browsers cannot draw groups nested without end, and no one sees what is off the screen. */
    isDrawn(place) {
        if (!place.isShown || place.depth > 250) return false;
        return place.isVisible || (place.node.children?.length ?? 0) > 0;
    }

    discard(id, group) {
        group.element.remove();
        this.groups.delete(id);
    }

    group(id) {
        let group = this.groups.get(id);
        if (!group) {
            const element = draw('g', { 'data-view': id });
            group = { element, content: element };
            this.groups.set(id, group);
        }
        return group;
    }

    update(place, seen) {
        const { node } = place;
        const group = this.group(place.id);
        const [x, y] = place.parent?.node.scroll ?? [0, 0];
        const matrix = Matrix.product([1, 0, 0, 1, -x, -y], Matrix.ofNode(node));
        setAttribute(group.element, 'transform', Matrix.text(matrix));
        if (group.node !== node) this.style(group, node, place);
        const children = drawnChildren(this.state, node).filter((id) => seen.has(id));
        this.order(group.content, children, group.under, group.content === group.element ? group.over : undefined);
        group.node = node;
    }

    style(group, node, { width, height }) {
        const { definitions } = this;
        setAttribute(group.element, 'opacity', node.opacity === undefined || node.opacity >= 1 ? undefined : node.opacity);
        setAttribute(group.element, 'mask', node.mask === undefined ? undefined
            : definitions.mask(node.mask, () => definitions.use(node.mask) ?? draw('g')));
        setAttribute(group.element, 'filter', node.shadow
            && definitions.shadow(node.shadow, node.shadow[2], [-100, -100, width + 200, height + 200]));
        this.clip(group, node, width, height);
        group.under = this.replace(group.under, node.under, group.node?.under);
        group.over = this.replace(group.over, node.over, group.node?.over);
        if (group.over) group.element.append(group.over);
    }

    /** What is clipped is in a group of its own, since the border is not clipped. */
    clip(group, node, width, height) {
        if (node.clips && group.content === group.element) {
            group.content = draw('g', {}, [...group.element.childNodes]);
            group.element.append(group.content);
        } else if (!node.clips && group.content !== group.element) {
            group.content.replaceWith(...group.content.childNodes);
            group.content = group.element;
        }
        if (node.clips) setAttribute(group.content, 'clip-path', this.definitions.clip(width, height, node.radius ?? 0));
    }

    /** The drawing of a fragment in place of another one. */
    replace(drawing, fragment, former) {
        if (drawing && fragment === former) return drawing;
        drawing?.remove();
        return fragment === undefined ? undefined : this.definitions.use(fragment);
    }

    /** Puts children in their order between two drawings, and moves only those that are not there already. */
    order(parent, ids, under, over) {
        let previous = null;
        const place = (element) => {
            const next = previous ? previous.nextSibling : parent.firstChild;
            if (next !== element) parent.insertBefore(element, next);
            previous = element;
        };
        if (under) place(under);
        for (const id of ids) place(this.group(id).element);
        if (over) place(over);
    }
}
