extension ActiveDrag {
    /// The finger was lifted: the items are dropped, or go back.
    func end() {
        contents.location = touch.screenLocation
        switch stage {
        case .lifting: cancelLift()
        case .dragging:
            let operation = drop.operation
            let report = drags?.report
            report?.target = drop.target
            report?.proposal = drop.proposal?.operation
            report?.allowsMoving = contents.allowsMoving
            close(with: operation)
            if let target = drop.target, operation == .copy || operation == .move {
                performDrop(on: target, operation)
            } else {
                goBack(operation)
            }
        case .over: break
        }
    }

    /// The touch was cancelled, or the application is no longer active.
    func cancel() {
        switch stage {
        case .lifting: cancelLift()
        case .dragging:
            close(with: .cancel)
            goBack(.cancel)
        case .over: break
        }
    }

    private func close(with operation: UIDropOperation) {
        drags?.report?.operation = operation
        note("Drag: ended with \(operation)", drop.target?.view ?? source.view)
        stage = .over
        drop.close()
        springs.stop()
        drags?.remove(self)
        for interaction in contributors {
            interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        }
    }

    // MARK: Dropping

    private func performDrop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        let dropSession = drop.session
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        var animators: [DragAnimator] = []
        for item in session.items {
            if let preview = preview(of: item) {
                _ = target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: preview)
            }
            let animator = DragAnimator()
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
            animators.append(animator)
        }
        animators += contents.dropAnimators
        contents.dropAnimators = []
        for animator in animators { animator.run() }
        schedule("drop of a drag") { [self] in
            for animator in animators { animator.finish(.end) }
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            finish(operation)
            tellOfTransfer()
        }
    }

    /// Tells that the items were transferred when nothing is being loaded any more.
    private func tellOfTransfer() {
        let loading = session.items.map(\.itemProvider).first { $0.loadsUnderWay > 0 }
        if let loading { return loading.whenLoaded { [self] in tellOfTransfer() } }
        for interaction in contributors {
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
    }

    // MARK: Going back

    private func goBack(_ operation: UIDropOperation) {
        animateCancelling { [self] in finish(operation) }
    }

    /// Animates the items back to where they were, and runs `completion` at the end.
    func animateCancelling(_ completion: @escaping @MainActor () -> Void) {
        var animators: [DragAnimator] = []
        for contribution in contributions {
            let interaction = contribution.interaction
            for item in contribution.items {
                if let preview = preview(of: item) {
                    _ = interaction.delegate?.dragInteraction(
                        interaction, previewForCancelling: item, withDefault: preview)
                }
                let animator = DragAnimator()
                interaction.delegate?.dragInteraction(
                    interaction, item: item, willAnimateCancelWith: animator)
                animators.append(animator)
            }
        }
        for animator in animators { animator.run() }
        schedule("cancelling of a drag") {
            for animator in animators { animator.finish(.end) }
            completion()
        }
    }

    private func finish(_ operation: UIDropOperation) {
        for interaction in drop.visited {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop.session)
        }
        for interaction in contributors {
            interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
            interaction.whenOver?(session)
        }
    }
}
