/// All behaviours, in the order in which they are shown.
enum Behaviours {
    @MainActor
    static let all: [any Behaviour.Type] = appearance + layout + input + content + time

    @MainActor
    private static let appearance: [any Behaviour.Type] = [
        Containment.self,
        CustomPresentation.self,
        FullScreenPresentation.self,
        OverFullScreenPresentation.self,
        PageSheetPresentation.self,
        PopoverPresentation.self,
        PushAndPop.self,
        RootAppearance.self,
        StackChanges.self,
        TabChanges.self,
    ]

    @MainActor
    private static let layout: [any Behaviour.Type] = [
        ConstraintChanges.self,
        IntrinsicSizes.self,
        LayoutPasses.self,
        LayoutTriggers.self,
        SafeAreaChanges.self,
        TraitChanges.self,
        UpdatePasses.self,
        AddingAndRemoving.self,
        InsertingAndReordering.self,
        MovingBetweenSuperviews.self,
        WindowOfNestedViews.self,
    ]

    @MainActor
    private static let input: [any Behaviour.Type] = [
        FieldToField.self,
        FirstResponderChanges.self,
        InputViews.self,
        RefusalsToResign.self,
        RemovalOfFirstResponder.self,
        FieldChangesInCode.self,
        FieldPaste.self,
        FieldRefusals.self,
        FieldReturn.self,
        FieldTyping.self,
        TextViewTyping.self,
        ButtonInScrollView.self,
        ButtonInTappableView.self,
        DoubleTapFirst.self,
        LongPressAndTouches.self,
        RecognizerDelegates.self,
        SimultaneousRecognizers.self,
        TapAndTouches.self,
    ]

    @MainActor
    private static let content: [any Behaviour.Type] = [
        DraggingAndFlicking.self,
        OffsetsBeyondContent.self,
        OffsetsInCode.self,
        ScrollToTop.self,
        Zooming.self,
        CollectionScrolling.self,
        DiffableSnapshots.self,
        TableBatchUpdates.self,
        TableEditing.self,
        TableReload.self,
        TableReloadOfRows.self,
        TableSelection.self,
    ]

    @MainActor
    private static let time: [any Behaviour.Type] = [
        AnimationsWithoutTime.self,
        AnimatorStops.self,
        NestedAnimations.self,
        RemovedAnimations.self,
        ReplacedAnimations.self,
        DelaysInOrder.self,
        DisplayLinks.self,
        MainQueueOrder.self,
        RepeatingTimers.self,
    ]

    /// The name of a behaviour and of its log, which is that of its type.
    static func name(of behaviour: any Behaviour.Type) -> String {
        String(describing: behaviour)
    }
}
