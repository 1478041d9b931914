extension UINavigationController {
    struct Step {
        var operation: Operation
        var isAnimated: Bool
    }

    // MARK: Checks

    /// Returns whether a controller may be in the stack; records a failure if not.
    final func checkForStack(_ controller: UIViewController) -> Bool {
        if controller is UINavigationController {
            NavigationFailure.pushesNavigation(controller, on: self).record()
            return false
        }
        if isOrIsIn(controller) {
            NavigationFailure.containsItself(controller, in: self).record()
            return false
        }
        return true
    }

    final func acceptable(_ controllers: [UIViewController]) -> [UIViewController] {
        var seen: Set<ObjectIdentifier> = []
        return controllers.filter { controller in
            guard checkForStack(controller) else { return false }
            if seen.insert(ObjectIdentifier(controller)).inserted { return true }
            NavigationFailure.twice(controller, in: self).record()
            return false
        }
    }

    // MARK: Changing the stack

    /// How many changes in a row may be made while a controller appears: each is followed by the next appearance.
    private static let arrivalLimit = 30

    /// Whether the stack may change; a failure if controllers that appear change it again and again.
    private func mayChange() -> Bool {
        guard let arriving else {
            changesOnArrival = 0
            return true
        }
        changesOnArrival += 1
        if changesOnArrival == Self.arrivalLimit + 1 {
            NavigationFailure.neverArrives(arriving, in: self, changes: Self.arrivalLimit).record()
        }
        return changesOnArrival <= Self.arrivalLimit
    }

    final func whileArriving(_ controller: UIViewController, _ body: () -> Void) {
        let outer = arriving
        arriving = controller
        body()
        arriving = outer
    }

    /// Pushes a controller that is not in the stack.
    ///
    /// - Complexity: O(1): the controllers below are not visited.
    final func push(_ controller: UIViewController, animated: Bool) {
        guard mayChange() else { return }
        let isFirst = stack.isEmpty
        stack.append(controller)
        pendingStep = Step(operation: .push, isAnimated: animated && UIView.areAnimationsEnabled)
        insertChild(controller)
        stackDidChange(atRoot: isFirst)
    }

    final func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
        guard stack.count > count else { return [] }
        let popped = Array(stack[count...])
        changeStack(to: Array(stack[..<count]), .pop, animated: animated)
        return popped
    }

    /// Replaces the stack, and requests a transition to its top controller.
    ///
    /// - Complexity: O(*n*) in the controllers of both.
    final func changeStack(to new: [UIViewController], _ operation: Operation, animated: Bool) {
        guard mayChange() else { return }
        let old = stack
        itemsAreStale = true
        stack = new
        let serial = stackSerial
        pendingStep = Step(operation: operation, isAnimated: animated && UIView.areAnimationsEnabled)
        let kept = old.sharedBeginning(with: new)
        let (oldNames, newNames) = (names(of: old[kept...]), names(of: new[kept...]))
        // The callbacks may change the stack again, here and below.
        for controller in old[kept...].reversed() where !newNames.contains(ObjectIdentifier(controller)) {
            guard stackSerial == serial || !stack.containsObject(controller) else { continue }
            insertedChildren.remove(controller)
            removedChildren.append(controller)
            controller.willMove(toParent: nil)
        }
        for controller in new[kept...] where !oldNames.contains(ObjectIdentifier(controller)) {
            if stackSerial == serial || stack.containsObject(controller) { insertChild(controller) }
        }
        stackDidChange(atRoot: old.first !== stack.first)
    }

    private func stackDidChange(atRoot isOtherRoot: Bool) {
        releaseRemovedChildren()
        notifyInsertedChildren { $0 !== stack.last && $0 !== change?.to }
        if change == nil { showItems() }
        if isOtherRoot { tabBarController?.tabItemsDidChange() }
        settleSoon()
    }

    private func names(of controllers: ArraySlice<UIViewController>) -> Set<ObjectIdentifier> {
        controllers.isEmpty ? [] : Set(controllers.map { ObjectIdentifier($0) })
    }

    private func insertChild(_ controller: UIViewController) {
        // One that was about to leave is still a child.
        if removedChildren.remove(controller) {
            controller.willMove(toParent: self)
        } else {
            let serial = stackSerial
            addChild(controller)
            // What it was told may have changed the stack again.
            guard stackSerial == serial || stack.containsObject(controller) else {
                return controller.removeFromParent()
            }
        }
        insertedChildren.append(controller)
    }

    final func releaseRemovedChildren() {
        for controller in removedChildren {
            guard removedChildren.contains(controller), !isNeeded(controller) else { continue }
            removedChildren.remove(controller)
            if controller.viewIfLoaded?.superview === content {
                controller.viewIfLoaded?.removeFromSuperview()
            }
            controller.setBarInsets(.zero)
            if controller.parent === self { controller.removeFromParent() }
        }
    }

    private func isNeeded(_ controller: UIViewController) -> Bool {
        controller === shown || controller === change?.to || controller === change?.from
    }

    final func notifyInsertedChildren(_ isHere: (UIViewController) -> Bool) {
        let here = insertedChildren.filter(isHere)
        for controller in here {
            guard insertedChildren.remove(controller) else { continue }
            if controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    final func forget(_ controller: UIViewController) {
        insertedChildren.remove(controller)
        removedChildren.remove(controller)
        if shown === controller, change == nil {
            controller.setBarInsets(.zero)
            shown = nil
        }
        guard stack.containsObject(controller) else { return }
        stack.removeAll { $0 === controller }
        itemsAreStale = true
        pendingStep = Step(operation: .pop, isAnimated: false)
        if change == nil { showItems() }
        settleSoon()
    }
}

extension [UIViewController] {
    /// The number of controllers at the bottom that another stack has in the same places.
    fileprivate func sharedBeginning(with other: [UIViewController]) -> Int {
        var count = 0
        while count < Swift.min(self.count, other.count), self[count] === other[count] { count += 1 }
        return count
    }
}

extension UIViewController {
    final func isOrIsIn(_ container: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === container { return true }
            current = controller.parent ?? controller.presenter
        }
        return false
    }
}
