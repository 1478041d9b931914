/// Names of members that views, controllers and other classes of UIKit have.
enum ViewMembers {
    /// Whether a class of UIKit has a member of a name, so that a subclass that stands for one which is not there
    /// has it.
    static func contains(_ name: String) -> Bool { names.contains(name[...]) }

    private static let names = Set(
        """
        accessibilityActivate accessibilityActivationPoint accessibilityContainerType
        accessibilityCustomActions accessibilityDecrement accessibilityElement accessibilityElementCount
        accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint
        accessibilityIdentifier accessibilityIncrement accessibilityLabel accessibilityPath
        accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll accessibilityTraits
        accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal accessoryType accessoryView
        action actionForSegment actions adaptivePresentationStyle addAction addArrangedSubview addChild
        addConstraint addConstraints addGestureRecognizer addInteraction addKeyCommand addKeyframe
        addLayoutGuide addMotionEffect addSubview addTarget addTextField additionalSafeAreaInsets
        adjustedContentInset adjustedContentInsetDidChange adjustsFontForContentSizeCategory
        adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted alignment
        alignmentRect alignmentRectInsets allControlEvents allTargets allowedChildrenForUnwinding
        allowedTouchTypes allowsContinuousInteraction allowsDefaultTighteningForTruncation
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical anchorPoint animate
        animateKeyframes appearance apply apportionsSegmentWidthsByContent areAnimationsEnabled
        arrangedSubviews attemptRotationToDeviceOrientation attributedPlaceholder attributedText
        attributedTitle autocapitalizationType autocorrectionType automaticDimension automaticSize
        automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets
        automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesConfiguration
        automaticallyUpdatesContentConfiguration autoresizesSubviews autoresizingMask awakeFromNib axis
        backBarButtonItem backButtonBackgroundImage backButtonBackgroundVerticalPositionAdjustment
        backButtonDisplayMode backButtonTitle backButtonTitlePositionAdjustment backIndicatorImage
        backIndicatorTransitionMaskImage backItem background backgroundColor backgroundConfiguration
        backgroundImage backgroundRect backgroundStyle backgroundVerticalPositionAdjustment backgroundView
        barPosition barStyle barTintColor baselineAdjustment becomeFirstResponder becomeKey beginAnimations
        beginAppearanceTransition beginInteractiveMovementForItem beginTracking beginUpdates
        beginningOfDocument borderRect borderStyle bottomAnchor bottomLayoutGuide bounces bouncesZoom bounds
        bringSubviewToFront buttonMask buttonType canBePrevented canBecomeFirstResponder
        canCancelContentTouches canPerformAction canPerformUnwindSegueAction canPrevent
        canResignFirstResponder cancelInteractiveMovement cancelTracking cancelsTouchesInView caretRect
        cellForItem cellForRow cellLayoutMarginsFollowReadableWidth center centerXAnchor centerYAnchor
        changesSelectionAsPrimaryAction characterRange childContaining childForHomeIndicatorAutoHidden
        childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle children
        clearButtonMode clearButtonRect clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
        clearsSelectionOnViewWillAppear clipsToBounds closestPosition collectionView
        collectionViewContentSize collectionViewLayout color commitAnimations compactAppearance
        compactScrollEdgeAppearance compare configuration configurationState configurationUpdateHandler
        constraints constraintsAffectingLayout containerView containerViewDidLayoutSubviews
        containerViewWillLayoutSubviews contentCompressionResistancePriority contentConfiguration
        contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentInset
        contentInsetAdjustmentBehavior contentLayoutGuide contentMode contentOffset contentOffsetForSegment
        contentPositionAdjustment contentRect contentScaleFactor contentSize contentVerticalAlignment
        contentView contextMenuInteraction continueTracking convert copy currentAttributedTitle
        currentBackgroundImage currentImage currentMaximumTrackImage currentMinimumTrackImage currentPage
        currentPageIndicatorImage currentPageIndicatorTintColor currentPreferredSymbolConfiguration
        currentThumbImage currentTitle currentTitleColor currentTitleShadowColor customMirror customSpacing
        customView cut dataDetectorTypes dataSource decelerationRate defaultContentConfiguration
        defaultTextAttributes definesPresentationContext delaysContentTouches delaysTouchesBegan
        delaysTouchesEnded delegate delete deleteBackward deleteItems deleteRows deleteSections
        dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueReusableCell
        dequeueReusableHeaderFooterView dequeueReusableSupplementaryView description deselectItem
        deselectRow detailTextLabel developmentLayoutDirection didAddSubview didMove didMoveToSuperview
        didMoveToWindow didReceiveMemoryWarning didTransition directionalLayoutMargins disabledBackground
        dismiss dismissalTransitionDidEnd dismissalTransitionWillBegin display distribution dividerImage
        dragDelegate dragInteractionEnabled dragStateDidChange draw drawHierarchy drawText dropDelegate
        edgesForExtendedLayout editButtonItem editingAccessoryType editingAccessoryView editingRect
        editingStyle effect effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection
        elementKindSectionFooter elementKindSectionHeader enablesReturnKeyAutomatically
        endAppearanceTransition endEditing endInteractiveMovement endOfDocument endTracking endUpdates
        estimatedItemSize estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
        exchangeSubview exerciseAmbiguityInLayout extendedLayoutIncludesOpaqueBars fillerRowHeight
        finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem
        finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
        finalizeCollectionViewUpdates finalizeLayoutTransition firstBaselineAnchor firstRect fixedSpace
        flashScrollIndicators flexibleSpace flipsHorizontallyInOppositeLayoutDirection font
        footerReferenceSize footerView forFirstBaselineLayout forLastBaselineLayout frame frameLayoutGuide
        frameOfPresentedViewInContainerView gestureRecognizerShouldBegin gestureRecognizers hasActiveDrag
        hasActiveDrop hasAmbiguousLayout hasText hasUncommittedUpdates hash headerReferenceSize headerView
        heightAnchor hidesBackButton hidesBottomBarWhenPushed hidesForSinglePage hidesSearchBarWhenScrolling
        hidesWhenStopped highlightedImage highlightedTextColor hitTest horizontalScrollIndicatorInsets
        ignore image imageEdgeInsets imageForSegment imageRect imageView indentationLevel indentationWidth
        index indexPath indexPathForItem indexPathForRow indexPathForSelectedRow indexPathsForRows
        indexPathsForSelectedItems indexPathsForSelectedRows indexPathsForVisibleItems
        indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements indexSearch indicatorImage
        indicatorStyle inheritedAnimationDuration init initialLayoutAttributesForAppearingDecorationElement
        initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement
        inputAccessoryView inputDelegate inputView insertArrangedSubview insertItems insertRows
        insertSections insertSegment insertSubview insertText insetsContentViewsToSafeArea
        insetsLayoutMarginsFromSafeArea installsStandardGestureForInteractiveMovement instance
        interactionState interactions interactivePopGestureRecognizer intrinsicContentSize
        invalidateIntrinsicContentSize invalidateLayout invalidationContext invalidationContextClass
        invalidationContextForEndingInteractiveMovementOfItems isAccessibilityElement isAnimating
        isBaselineRelativeArrangement isBeingDismissed isBeingPresented isContextMenuInteractionEnabled
        isContinuous isDecelerating isDescendant isDirectionalLockEnabled isDoubleSided isDragging
        isEditable isEditing isEnabled isEnabledForSegment isEqual isExclusiveTouch isFirstResponder
        isHidden isHighlighted isKeyWindow isKind isLayoutMarginsRelativeArrangement isModalInPresentation
        isMomentary isMovingFromParent isMovingToParent isMultipleTouchEnabled isNavigationBarHidden isOn
        isOpaque isPagingEnabled isPointerInteractionEnabled isPrefetchingEnabled isScrollAnimating
        isScrollEnabled isSearchResultsButtonSelected isSecureTextEntry isSelectable isSelected
        isSpringLoaded isToolbarHidden isTouchInside isTracking isTranslucent isUserInteractionEnabled
        isViewLoaded isZoomAnimating isZoomBouncing isZooming itemSize items keyCommands
        keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardAppearance
        keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
        keyboardDismissMode keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey
        keyboardIsLocalUserInfoKey keyboardLayoutGuide keyboardType keyboardWillChangeFrameNotification
        keyboardWillHideNotification keyboardWillShowNotification largeTitleDisplayMode
        largeTitleTextAttributes lastBaselineAnchor layer layerClass layerWillDraw layoutAttributesClass
        layoutAttributesForDecorationView layoutAttributesForElements
        layoutAttributesForInteractivelyMovingItem layoutAttributesForItem
        layoutAttributesForSupplementaryElement layoutAttributesForSupplementaryView
        layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins
        layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor leftAnchor leftBarButtonItem
        leftBarButtonItems leftItemsSupplementBackButton leftView leftViewMode leftViewRect lineBreakMode
        linkTextAttributes loadView loadViewIfNeeded location makeKey makeKeyAndVisible markedTextRange mask
        maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect
        maximumZoomScale menu message minimumFontSize minimumInteritemSpacing minimumLineSpacing
        minimumScaleFactor minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage
        minimumValueImageRect minimumZoomScale modalPresentationCapturesStatusBarAppearance
        modalPresentationStyle modalTransitionStyle modifierFlags modifyAnimations moreNavigationController
        motionBegan motionCancelled motionEffects motionEnded moveItem moveRow moveSection
        multipleSelectionBackgroundView name navigationBar navigationController navigationItem
        navigationOrientation needsUpdateConstraints next nibBundle nibMembers nibName noIntrinsicMetric
        noSegment numberOfComponents numberOfItems numberOfLines numberOfPages numberOfRows numberOfSections
        numberOfSegments numberOfTouches observedProgress offImage offset onImage onTintColor
        overrideTraitCollection overrideUserInterfaceStyle pageIndicatorTintColor panGestureRecognizer
        parent paste perform performBatchUpdates performSegue performWithoutAnimation pinchGestureRecognizer
        placeholder placeholderRect point popItem popToRootViewController popToViewController
        popViewController popoverPresentationController position positionAdjustment possibleTitles
        preferredAction preferredContentSize preferredContentSizeDidChange
        preferredCurrentPageIndicatorImage preferredIndicatorImage
        preferredInterfaceOrientationForPresentation preferredLayoutAttributesFitting
        preferredMaxLayoutWidth preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
        preferredStatusBarUpdateAnimation preferredStyle preferredSymbolConfiguration
        preferredSymbolConfigurationForImage prefersHomeIndicatorAutoHidden prefersLargeTitles
        prefersStatusBarHidden prefetchDataSource prepare prepareForInterfaceBuilder prepareForReuse
        prepareForTransition present presentationController presentationStyle presentationTransitionDidEnd
        presentationTransitionWillBegin presentedView presentedViewController presentingViewController
        preservesSuperviewLayoutMargins pressesBegan pressesCancelled pressesChanged pressesEnded
        primaryAction progress progressImage progressTintColor progressViewStyle prompt
        providesPresentationContextTransitionStyle pushItem pushViewController readableContentGuide
        reconfigureItems reconfigureRows recordAppearance rect rectForFooter rectForHeader rectForRow
        refreshControl register registerForTraitChanges reloadAllComponents reloadComponent reloadData
        reloadInputViews reloadItems reloadRows reloadSectionIndexTitles reloadSections
        remembersLastFocusedIndexPath removeAction removeAllSegments removeArrangedSubview removeConstraint
        removeConstraints removeFromParent removeFromSuperview removeGestureRecognizer removeInteraction
        removeKeyCommand removeLayoutGuide removeMotionEffect removeSegment removeTarget reorderingCadence
        replace require requiresConstraintBasedLayout requiresExclusiveTouchType reset resignFirstResponder
        resignKey resizableSnapshotView responds restoreUserActivityState returnKeyType reuseIdentifier
        reversesTitleShadowWhenHighlighted rightAnchor rightBarButtonItem rightBarButtonItems rightView
        rightViewMode rightViewRect role rootViewController rowHeight rowSize safeAreaInsets
        safeAreaInsetsDidChange safeAreaLayoutGuide scopeBarBackgroundImage
        scopeBarButtonTitleTextAttributes scopeButtonTitles screen scrollDirection scrollEdgeAppearance
        scrollIndicatorInsets scrollRangeToVisible scrollRectToVisible scrollToItem
        scrollToNearestSelectedRow scrollToRow scrollViewDidChangeAdjustedContentInset
        scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
        scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
        scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
        scrollViewWillBeginZooming scrollViewWillEndDragging scrollsToTop searchBarStyle searchController
        searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchTextField
        searchTextPositionAdjustment sectionFooterHeight sectionFootersPinToVisibleBounds
        sectionHeaderHeight sectionHeaderTopPadding sectionHeadersPinToVisibleBounds
        sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTitles
        sectionIndexTrackingBackgroundColor sectionInset sectionInsetReference segmentIndex select selectAll
        selectItem selectRow selectedBackgroundView selectedIndex selectedRange selectedRow
        selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor selectedTextRange
        selectedViewController selectionFollowsFocus selectionRects selectionStyle selectors self
        selfSizingInvalidation semanticContentAttribute sendAction sendActions sendEvent sendSubviewToBack
        separatorColor separatorEffect separatorInset separatorInsetReference separatorStyle setAction
        setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDuration
        setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationsEnabled setAttributedTitle
        setBackButtonBackgroundImage setBackButtonBackgroundVerticalPositionAdjustment
        setBackButtonTitlePositionAdjustment setBackgroundImage setBackgroundVerticalPositionAdjustment
        setCollectionViewLayout setContentCompressionResistancePriority setContentHuggingPriority
        setContentOffset setContentPositionAdjustment setCurrentPageIndicatorImage setCustomSpacing
        setDividerImage setEditing setEnabled setHidesBackButton setHighlighted setImage setIndicatorImage
        setItems setLeftBarButton setLeftBarButtonItems setMarkedText setMaximumTrackImage
        setMinimumTrackImage setNavigationBarHidden setNeedsDisplay setNeedsLayout
        setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
        setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        setNeedsUpdateOfSupportedInterfaceOrientations setOn setOverrideTraitCollection
        setPositionAdjustment setPreferredSymbolConfiguration setProgress setRightBarButton
        setRightBarButtonItems setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage
        setSelected setShadowImage setShowsCancelButton setShowsScope setThumbImage setTitle setTitleColor
        setTitlePositionAdjustment setTitleShadowColor setTitleTextAttributes
        setTitleVerticalPositionAdjustment setToolbarHidden setToolbarItems setValue setViewControllers
        setWidth setZoomScale severity shadowColor shadowImage shadowOffset sheetPresentationController
        shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeRequiredToFail shouldChangeText
        shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInvalidateLayout shouldPerformSegue
        shouldPresentInFullscreen shouldReceive shouldRemovePresentersView shouldRequireFailure show
        showDetailViewController showingDeleteConfirmation showsBookmarkButton showsCancelButton
        showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsReorderControl showsScopeBar
        showsSearchResultsButton showsTouchWhenHighlighted showsVerticalScrollIndicator size sizeThatFits
        sizeToFit smartDashesType smartInsertDeleteType smartQuotesType snapshotView spacing
        spacingUseDefault spacingUseSystem spellCheckingType splitViewController standardAppearance
        startAnimating state stopAnimating stopScrollingAndZooming storyboard style subviews superview
        supplementaryView supportedInterfaceOrientations systemButton systemLayoutSizeFitting
        systemMinimumLayoutMargins tabBar tabBarController tabBarItem tableFooterView tableHeaderView
        tableView tag target targetContentOffset targetIndexPath text textAlignment textColor textContainer
        textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification
        textDidEndEditingNotification textFields textInputView textLabel textRange textRect thumbImage
        thumbRect thumbTintColor tintAdjustmentMode tintColor tintColorDidChange title titleColor
        titleEdgeInsets titleForSegment titleLabel titlePositionAdjustment titleRect titleShadowColor
        titleTextAttributes titleVerticalPositionAdjustment titleView tokenizer toolbar toolbarItems
        topAnchor topItem topLayoutGuide topViewController touchesBegan touchesCancelled touchesEnded
        touchesMoved touchesShouldBegin touchesShouldCancel trackImage trackRect trackTintColor
        trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transition
        transitionCoordinator transitionStyle transitioningDelegate
        translatesAutoresizingMaskIntoConstraints undoManager unmarkText unregisterForTraitChanges unwind
        updateConfiguration updateConstraints updateConstraintsIfNeeded
        updateInteractiveMovementTargetPosition updateViewConstraints userInterfaceLayoutDirection value
        verticalScrollIndicatorInsets view viewControllers viewDidAppear viewDidDisappear
        viewDidLayoutSubviews viewDidLoad viewForZooming viewIfLoaded viewIsAppearing
        viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear
        viewWillLayoutSubviews viewWillTransition viewWithTag visibleCells visibleSupplementaryViews
        visibleViewController width widthAnchor widthForSegment willMove willRemoveSubview willTransition
        window windowLevel windowScene zoom zoomScale
        """.split(whereSeparator: \.isWhitespace))
}
